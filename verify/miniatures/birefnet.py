"""A miniature for BiRefNet: code of the repository's own, which gives a mask for each image."""

import json

from miniatures.hub import miniature

CODE = '''
import torch
from transformers import PreTrainedConfig, PreTrainedModel


class MaskConfig(PreTrainedConfig):
    model_type = "miniature-mask"


class MaskModel(PreTrainedModel):
    config_class = MaskConfig

    def __init__(self, config):
        super().__init__(config)
        self.network = torch.nn.Conv2d(3, 1, 1)
        self.post_init()

    def forward(self, pixels):
        """The masks, the coarsest first: images, 1, height, width."""
        return [self.network(pixels)]
'''


@miniature(
    "load/birefnet/segmentation",
    stands_in="the published code of the network is not in a registry, and a small network in its place would prove little",
)
def mask(hub, record):
    import torch
    from safetensors.torch import save_file

    folder = hub.repo(record["id"])
    (folder / "birefnet.py").write_text(CODE)
    classes = {"AutoConfig": "birefnet.MaskConfig", "AutoModelForImageSegmentation": "birefnet.MaskModel"}
    config = {"model_type": "miniature-mask", "architectures": ["MaskModel"], "auto_map": classes}
    (folder / "config.json").write_text(json.dumps(config))
    network = torch.nn.Conv2d(3, 1, 1)
    weights = {"network.weight": network.weight.detach(), "network.bias": network.bias.detach()}
    save_file(weights, folder / "model.safetensors", metadata={"format": "pt"})
