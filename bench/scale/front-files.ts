/** Configuration files of the programs around the servers. docs/scaling.md shows them as examples too. */

/**
 * PgBouncer shares few database connections among the servers, each for one transaction. The demo keeps no state in a
 * connection: no LISTEN, prepared statements or settings.
 */
export const pgbouncerFile = (
  listen: number,
  database: { port: number; name: string; user: string },
): string => `
[databases]
${database.name} = host=127.0.0.1 port=${database.port} dbname=${database.name} user=${database.user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_login_retry = 1
query_wait_timeout = 15
log_connections = 0
log_disconnections = 0
`;

/**
 * HAProxy checks the health of each server and sends each request to the next one: servers keep no state of readers.
 */
export const haproxyFile = (listen: number, servers: readonly number[], host: string): string => `
global
  maxconn 4000
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout queue 10s
  option forwardfor
  option redispatch
  retries 3
  # only where no connection was made: a request that a server may have begun is the sender's to repeat
  retry-on conn-failure
listen demo
  bind 127.0.0.1:${listen}
  balance roundrobin
  option httpchk
  http-check send meth GET uri /api/health ver HTTP/1.1 hdr Host ${host}
  # a server that is only busy is not down: a check may take long, and three must fail
  timeout check 3s
  default-server check inter 1s fall 3 rise 1
${servers.map((port, index) => `  server demo${index + 1} 127.0.0.1:${port}`).join('\n')}
`;

/**
 * Varnish caches public responses for everybody, regardless of cookies, since public responses do not depend on them.
 */
export const varnishFile = (origin: number): string => `
vcl 4.1;
backend demo { .host = "127.0.0.1"; .port = "${origin}"; .max_connections = 1000; }
sub vcl_recv {
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  return (hash);
}
sub vcl_backend_response {
  if (beresp.http.Cache-Control !~ "public") {
    set beresp.ttl = 120s;
    set beresp.uncacheable = true;
    return (deliver);
  }
}
`;
