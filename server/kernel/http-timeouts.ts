/** Options of `createServer` for the servers that clients reach. */
export const HTTP_TIMEOUTS = {
  /** Node's default is 5 min; a video over a weak network takes longer. Uploads have their own idle timeout. */
  requestTimeout: 20 * 60_000,
  /**
   * Longer than load balancers keep an idle connection (ingress-nginx, AWS: 60 s; Node's default is 5 s), so that they
   * close it. If the node does, while a form arrives on it, the rider gets a 502.
   */
  keepAliveTimeout: 75_000,
};
