"""Miniatures of repositories for which no library is known: weights alone."""

import torch
from safetensors.torch import save_file

from miniatures.hub import miniature

WEIGHTS = {"layer.weight": torch.ones(2, 3), "layer.bias": torch.zeros(2)}


@miniature("load/files/safetensors", "load/files/adapter-without-base")
def tensors(hub, record):
    save_file(WEIGHTS, hub.repo(record["id"]) / "weights.safetensors")


@miniature("load/files/pytorch")
def checkpoint(hub, record):
    torch.save(WEIGHTS, hub.repo(record["id"]) / "model.pt")
