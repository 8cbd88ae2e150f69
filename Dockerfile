# One image for every shop: README.md, "Deploy".
FROM node:22-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
ARG COMMIT=""
ENV COMMIT=$COMMIT
RUN npm run build && npm run build:container

FROM node:22-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends nginx-light && rm -rf /var/lib/apt/lists/* /var/log/nginx /var/lib/nginx
COPY --from=build /src/dist /app/dist
COPY --from=build /src/dist-container/prepare.mjs /src/hosting/container/start.sh /app/
# Any user can run it; this one has no rights at all.
USER 65534:65534
EXPOSE 8080
# nginx ends when its open answers are sent.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT ?? 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/app/start.sh"]
