# The page and the command line: `docker run -p 8080:8080 IMAGE` serves the page, `docker run -i IMAGE check - …` checks what is piped in.
# What it makes is the same on every platform, so no other processor is emulated.
FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS build
WORKDIR /build
COPY . .
# The tarball of a release that was tested; without it, the package is built here.
ARG PACKAGE=""
RUN mkdir /app && \
    if [ -z "$PACKAGE" ]; then npm ci --ignore-scripts && npm run package -- --pack-destination /tmp && PACKAGE="$(ls /tmp/hpa-playground-*.tgz)"; fi && \
    tar xzf "$PACKAGE" --strip-components=1 -C /app

# It has Node and nothing else, no shell either. It writes nothing, so its file system may be read-only.
FROM gcr.io/distroless/nodejs24-debian12:nonroot
COPY --from=build /app /app
WORKDIR /work
# A number, so that Kubernetes can see that it is not root.
USER 65532:65532
EXPOSE 8080
ENTRYPOINT ["/nodejs/bin/node", "/app/dist-npm/cli.js"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8080"]
