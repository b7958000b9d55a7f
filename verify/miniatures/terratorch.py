"""
Miniatures for TerraTorch: the smallest published backbones, whose sizes its code fixes, with random weights in the files that
it asks for; and one of them tuned, in a checkpoint of its trainer.
"""

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


BANDS = ("RED", "GREEN", "BLUE")
"""The bands of the sample images."""
TUNED = {
    "trainer": {"accelerator": "cpu", "devices": 1, "logger": False, "enable_checkpointing": False},
    "data": {
        "class_path": "terratorch.datamodules.GenericNonGeoSegmentationDataModule",
        "init_args": {
            "batch_size": 1,
            "num_workers": 0,
            "num_classes": 2,
            "dataset_bands": [*BANDS],
            "rgb_indices": [0, 1, 2],
            "means": [100.0] * 3,
            "stds": [50.0] * 3,
        },
    },
    "model": {
        "class_path": "terratorch.tasks.SemanticSegmentationTask",
        "init_args": {
            "model_factory": "EncoderDecoderFactory",
            "model_args": {
                "backbone": "prithvi_eo_v2_tiny_tl",
                "backbone_pretrained": False,
                "backbone_bands": [*BANDS],
                "backbone_num_frames": 1,
                "necks": [{"name": "SelectIndices", "indices": [-1]}, {"name": "ReshapeTokensToImage"}],
                "decoder": "FCNDecoder",
                "decoder_channels": 8,
                "decoder_num_convs": 1,
                "num_classes": 2,
            },
            "loss": "ce",
        },
    },
}
"""What the library trains, in its own words."""


@miniature("load/terratorch/tuned", needs=["terratorch"])
def tuned(hub, record):
    import yaml
    from terratorch.cli_tools import LightningInferenceModel

    folder = hub.repo(record["id"])
    [config, checkpoint] = [file["rfilename"] for file in record["siblings"] if not file["rfilename"].endswith(".md")]
    (folder / config).write_text(yaml.safe_dump(TUNED, sort_keys=False))
    model = LightningInferenceModel.from_config(str(folder / config))
    model.trainer.strategy.connect(model.model)
    model.trainer.save_checkpoint(folder / checkpoint)
