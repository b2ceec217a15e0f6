import type { QrPath } from '#app/lib/qr-path.server.ts';

/** Dark on white with four white modules around it, as readers want it; what it says stands beside it in words. */
export function QrCode({ code: { size, d }, className }: { code: QrPath; className?: string }) {
  return (
    <svg
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      className={className}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path fill="#fff" d={`M-4-4h${size + 8}v${size + 8}H-4z`} />
      <path stroke="#000" d={d} />
    </svg>
  );
}
