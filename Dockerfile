# Portolan in a container: slim, not root, all data in /data. See docs/hosting/container.md.
ARG PYTHON=3.11

FROM python:${PYTHON}-slim AS build
COPY . /source
RUN python -m venv /opt/portolan \
 && /opt/portolan/bin/pip install --no-cache-dir "/source[postgres,sentry]"

FROM python:${PYTHON}-slim
# A fixed id, so that a volume stays readable when the image is built anew. Hands lie in /data: for nobody else.
RUN useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin portolan \
 && install --directory --owner=portolan --group=portolan --mode=0700 /data
COPY --from=build /opt/portolan /opt/portolan
ENV PATH=/opt/portolan/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    PORTOLAN_DB=/data/portolan.db
USER 10001
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["portolan", "health"]
ENTRYPOINT ["portolan"]
