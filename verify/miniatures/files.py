"""Miniatures of repositories for which no library is known: weights alone."""

import numpy as np
import torch
from gguf import GGUFWriter
from safetensors.torch import save_file

from miniatures.hub import miniature

WEIGHTS = {"layer.weight": torch.ones(2, 3), "layer.bias": torch.zeros(2)}


@miniature("load/files/safetensors", "load/files/adapter-without-base", "load/files/adapter-of-a-folder")
def tensors(hub, record):
    save_file(WEIGHTS, hub.repo(record["id"]) / "weights.safetensors")


@miniature("load/files/pytorch")
def checkpoint(hub, record):
    torch.save(WEIGHTS, hub.repo(record["id"]) / "model.pt")


@miniature("load/files/speech-as-gguf")
def gguf(hub, record):
    writer = GGUFWriter(hub.repo(record["id"]) / "model.gguf", "whisper")
    writer.add_tensor("encoder.weight", np.ones((2, 3), np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
