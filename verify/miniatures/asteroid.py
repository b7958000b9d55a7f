"""A miniature for Asteroid: the smallest ConvTasNet, serialized by the model itself."""

import importlib.metadata
import sys
import types

import torch
from asteroid.models import ConvTasNet

from miniatures.hub import miniature


@miniature("load/asteroid/separation", needs=["asteroid"])
def separation(hub, record):
    size = {"n_blocks": 1, "n_repeats": 1, "bn_chan": 8, "hid_chan": 8, "skip_chan": 8, "n_filters": 16}
    model = ConvTasNet(n_src=2, sample_rate=16000, **size)
    # The saver asks it for versions, and setuptools no longer has it.
    versions = {"get_distribution": importlib.metadata.distribution, "DistributionNotFound": importlib.metadata.PackageNotFoundError}
    sys.modules["pkg_resources"] = types.SimpleNamespace(**versions)
    torch.save(model.serialize(), hub.repo(record["id"]) / "pytorch_model.bin")
