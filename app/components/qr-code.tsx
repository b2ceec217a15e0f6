import type { QrPath } from '#app/lib/qr-path.server.ts';

/**
 * Dark on white with a four-module quiet zone, as readers need. Hidden from screen readers: the address is shown as
 * text beside it.
 */
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
