# One image for web nodes, the content service (`npm run content`) and its commands such as `npm run content:import`.
FROM node:24-bookworm-slim AS build
WORKDIR /kachel
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The programs are bundled. image-packages.mjs reduces package.json to the few packages that are not in the bundle.
RUN npm run build && node scripts/image-packages.mjs && npm prune

FROM node:24-bookworm-slim
# NPM_CONFIG_LOGS_MAX: as in .npmrc, which is not in the image.
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 NPM_CONFIG_LOGS_MAX=0
WORKDIR /kachel
COPY --from=build /kachel/package.json ./
COPY --from=build /kachel/node_modules ./node_modules
# PGlite's prepared database: only its owner can read these files.
COPY --from=build --chown=node:node /kachel/node_modules/.cache ./node_modules/.cache
COPY --from=build /kachel/build ./build
COPY --from=build /kachel/scripts/run.mjs /kachel/scripts/programs.mjs ./scripts/
COPY --from=build /kachel/server/content-service/db ./server/content-service/db
COPY --from=build /kachel/server/uploads/media-probe.mjs ./server/uploads/
COPY --from=build /kachel/server/content-service/demo/media ./server/content-service/demo/media
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# A container runs one program: a web node, or the content service. /readyz, so that `docker compose up --wait` takes no
# web node for a working one that has never had content. If the content server fails later, the node stays ready.
HEALTHCHECK --interval=10s --timeout=3s --start-period=15m \
  CMD ["node", "-e", "const { PORT, CONTENT_PORT } = process.env; Promise.any([PORT, CONTENT_PORT || 3001].map(async (port) => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok || Promise.reject())).catch(() => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--v8-pool-size=1", "build/host/index.js"]
