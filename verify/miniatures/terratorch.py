"""Miniatures for TerraTorch: the smallest published backbones, whose sizes its code fixes, with random weights in the files that it asks for."""

from miniatures.hub import miniature


@miniature("load/terratorch/prithvi", needs=["terratorch"])
def prithvi(hub, record):
    from terratorch.models.backbones.prithvi_vit import pretrained_weights

    publish(hub, record, "prithvi_eo_v2_tiny_tl", pretrained_weights, num_frames=1)


@miniature("load/terratorch/terramind", needs=["terratorch"])
def terramind(hub, record):
    from terratorch.models.backbones.terramind.model.terramind_register import pretrained_weights

    publish(hub, record, "terramind_v1_tiny", pretrained_weights, modalities=["S2L2A"])


def publish(hub, record, name: str, published: dict, **settings) -> None:
    import torch
    from terratorch import BACKBONE_REGISTRY

    model = BACKBONE_REGISTRY.build(name, pretrained=False, **settings)
    torch.save(model.state_dict(), hub.repo(record["id"]) / published[name]["hf_hub_filename"])
