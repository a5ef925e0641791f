"""HTTP: health and metrics."""

from starlette.responses import Response

from colonnade.version import __version__
from colonnade.wire.http_bodies import Health

from .endpoint import RequestContext
from .requests import RequestRejected
from .responses import json_response


async def health(context: RequestContext) -> Response:
    """Whether a move would be stored now."""
    server, writer = context.server, context.server.log_writer
    await writer.probe()
    ok = not writer.is_down
    state = Health(ok, __version__, len(server.registry.tables), server.access.sockets)
    return json_response(state, 200 if ok else 503)


async def delete_table(context: RequestContext) -> Response:
    """Delete a table with its log."""
    server, table_id = context.server, context.request.path_params["table"]
    live = server.registry.tables.get(table_id)
    if not await server.store.delete([table_id]):
        raise RequestRejected(404, "no_such_table")
    if live is not None:
        server.registry.drop(live)
    return Response(status_code=204)


async def alive(context: RequestContext) -> Response:
    """Whether the process answers at all, database or not."""
    return Response("ok\n", media_type="text/plain", headers={"cache-control": "no-store"})


async def metrics(context: RequestContext) -> Response:
    """Metrics in the text format of Prometheus."""
    return Response(context.server.metrics.text(), media_type="text/plain; version=0.0.4")
