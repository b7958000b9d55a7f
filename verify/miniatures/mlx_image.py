"""Miniatures for MLX Image: models that it creates by name, whose size the name fixes, saved by its own function."""

from miniatures.hub import miniature


@miniature("load/mlx-image/resnet", "load/mlx-image/other-name", "load/mlx-image/large-pictures", needs=["mlxim"])
def classifier(hub, record):
    from mlxim.model import create_model
    from mlxim.model._utils import get_weights, save_weights

    folder = hub.repo(record["id"])
    model = create_model(folder.name.removesuffix("-mlxim"), weights=False)
    save_weights(get_weights(model), str(folder / "model.safetensors"))
