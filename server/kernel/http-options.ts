/** Options of `createServer` for the servers that clients reach. */
export const HTTP_OPTIONS = {
  /** Node's default is 5 min; a video over a weak network takes longer. Uploads have their own idle timeout. */
  requestTimeout: 20 * 60_000,
  /**
   * Longer than load balancers keep an idle connection (ingress-nginx, AWS: 60 s; Node's default is 5 s), so that they
   * close it. If the node does, while a form arrives on it, the rider gets a 502.
   */
  keepAliveTimeout: 75_000,
  /**
   * Node's default is 16 kB for the request line and all headers. Results of forms take up to 6 kB of a page's address,
   * which a form's post has in its Referer as well.
   */
  maxHeaderSize: 32 * 1024,
};
