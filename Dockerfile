# A server in a container: no root, nothing written but /data.
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
RUN /opt/colonnade/bin/pip install --no-cache-dir --no-build-isolation --no-deps .
# Compiled here, because a server in a container may have nowhere to keep what it compiles.
ENV XDG_CACHE_HOME=/opt/colonnade/cache
RUN /opt/colonnade/bin/colonnade warm

FROM python:3.13-slim
RUN useradd --system --uid 10001 --no-create-home colonnade \
 && install --directory --owner colonnade /data
COPY --from=build /opt/colonnade /opt/colonnade
ENV PATH=/opt/colonnade/bin:$PATH PYTHONDONTWRITEBYTECODE=1 XDG_CACHE_HOME=/opt/colonnade/cache
USER colonnade
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=3s --start-period=5s \
  CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/alive', timeout=2)"]
ENTRYPOINT ["colonnade"]
CMD ["serve", "--host", "0.0.0.0"]
