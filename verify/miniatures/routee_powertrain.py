"""A miniature for RouteE Powertrain: the models that its package brings, with the index that its registry builds of them."""

import json
import shutil

from miniatures.hub import miniature


@miniature("load/routee-powertrain/plain", needs=["routee.powertrain"])
def vehicles(hub, record):
    from importlib.resources import files

    from routee.powertrain.registry import hf

    folder = hub.repo(record["id"])
    shutil.copytree(files("routee.powertrain.resources") / "bundled_registry", folder, dirs_exist_ok=True)
    version = folder / hf.SCHEMA_VERSION_STRING
    models = []
    for path in sorted(version.rglob(hf.METADATA_FILENAME)):
        place = path.relative_to(folder).as_posix()
        model = hf.parse_model_id_from_metadata_key(place, version.name)
        info = hf.model_info_from_metadata(json.loads(path.read_text()), model, place.removesuffix(f"/{path.name}"))
        models.append(info.model_dump(mode="json"))
    index = {"schema_version": version.name, "models": models}
    (version / hf.INDEX_FILENAME).write_text(json.dumps(index))
