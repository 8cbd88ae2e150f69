/** The configuration of the container's nginx. It serves the app and forwards the calls. Pure. */
import type { Settings } from '#hosting/settings.ts';

/** What a container is started with, beside the settings of the deployment. */
export interface ContainerSettings {
  /** The folder of the build. It may be read-only. */
  root: string;
  /** The only folder that is written to. */
  run: string;
  port: number;
  /** The server that gets the calls where the API is a path of the app's own origin; empty: another proxy forwards them. */
  upstream: string;
}

/** Reads `PORT` and `API_UPSTREAM`. @throws Error that names the wrong one */
export function containerSettings(env: Readonly<Record<string, string | undefined>>, root: string, run: string): ContainerSettings {
  const { PORT = '8080', API_UPSTREAM: upstream = '' } = env;
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error('PORT: must be a number from 1 to 65535.');
  if (upstream && (!URL.canParse(upstream) || !/^https?:\/\/[^/]+(\/[^\s;{}]*)?$/.test(upstream)))
    throw new Error("API_UPSTREAM: must be an address like 'https://api.shop.example/v1'.");
  return { root, run, port, upstream: upstream.replace(/\/$/, '') };
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Forwards the calls below a path. Pictures travel within a record, so a body may be large. The answer keeps the id of its request. */
const forwarded = (path: string, upstream: string): string => `
    location ${path}/ {
      proxy_pass ${upstream}/;
      proxy_http_version 1.1;
      proxy_ssl_server_name on;
      proxy_set_header Host $proxy_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $forwarded_proto;
      proxy_set_header X-Request-Id $id;
      proxy_read_timeout 120s;
      client_max_body_size 100m;
      add_header X-Request-Id $id always;
    }
`;

/** nginx.conf. `include` is the generated `_nginx.conf` of the settings in force. */
export function nginxConf({ apiUrl, basePath }: Settings, { root, run, port, upstream }: ContainerSettings, mimeTypes: string): string {
  return `pid ${run}/nginx.pid;
error_log stderr error;
worker_processes auto;
events {}
http {
  include ${mimeTypes};
  default_type application/octet-stream;
${temporary.map(name => `  ${name}_temp_path ${run}/${name};\n`).join('')}  server_tokens off;
  sendfile on;
  map $http_x_request_id $id {
    default $http_x_request_id;
    "" $request_id;
  }
  map $http_x_forwarded_proto $forwarded_proto {
    default $http_x_forwarded_proto;
    "" $scheme;
  }
  # As it was asked: nginx changes $uri on its way to a file.
  map $request_uri $asked {
    "~^(?<path>[^?]*)" $path;
  }
  log_format request escape=json '{"time":"$time_iso8601","id":"$id","method":"$request_method","path":"$asked","status":$status,"bytes":$bytes_sent,"seconds":$request_time}';
  access_log /dev/stdout request;
  server {
    listen ${port};
    root ${root};
    location = /healthz {
      access_log off;
      default_type text/plain;
      return 200 "ok\\n";
    }
${apiUrl.startsWith('/') && upstream ? forwarded(apiUrl, upstream) : ''}
${basePath === '/' ? '' : '    location / {\n      return 404;\n    }\n'}    include ${run}/_nginx.conf;
  }
}
`;
}
