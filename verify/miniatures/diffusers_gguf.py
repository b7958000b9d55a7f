"""What every family of diffusion models has: a pipeline, its transformer as a GGUF file, and a LoRA for it."""

import re

import gguf
import torch
from gguf.quants import quantize

from miniatures.diffusers_parts import lora_layers

BLOCK = 32
"""How many numbers of a row are quantized together."""
FILE = "demo-Q4_K_M.gguf"


def write_family(hub, record: dict, base: str, pipe, usual: list[str] = [FILE]) -> None:
    """
    Saves a pipeline as the base model of its family, and what the record holds: its transformer as GGUF, or a LoRA.
    Files that it does not list have the usual names. Without a record, both, under the ids of the records in
    `verify/src/matrix/diffusion.ts`.
    """
    name = base.replace("/", "-").replace(".", "-")
    pipe.save_pretrained(hub.repo(base))
    if "lora" not in record.get("tags", []) and record.get("id") != base:
        folder = hub.repo(record.get("id", f"acme/{name}-GGUF"))
        for file in files_of(record) or usual:
            write_gguf(pipe.transformer, folder / file)
    if (not record or "lora" in record["tags"]) and hasattr(pipe, "save_lora_weights"):
        folder = hub.repo(record.get("id", f"acme/{name}-LoRA"))
        pipe.save_lora_weights(folder, transformer_lora_layers=lora_layers(pipe.transformer))


def files_of(record: dict) -> list[str]:
    """The GGUF files of the transformer that a record lists, without those for reading images."""
    files = [file["rfilename"] for file in record.get("siblings", [])]
    return [file for file in files if "mmproj" not in file]


def write_gguf(model: torch.nn.Module, path) -> None:
    """
    Writes a model as GGUF, with the names that Diffusers gives its tensors: matrices in blocks of four bits, where their
    rows can be divided into blocks, and the rest as it is, as well as what is looked up by a number.
    """
    writer = gguf.GGUFWriter(path, "diffusers")
    for name, tensor in model.state_dict().items():
        values = tensor.detach().float().contiguous().numpy()
        if values.ndim == 2 and values.shape[1] % BLOCK == 0 and re.search(r"(?<!_embedding)\.weight$", name):
            kind = gguf.GGMLQuantizationType.Q4_0
            writer.add_tensor(name, quantize(values, kind), raw_dtype=kind)
        else:
            writer.add_tensor(name, values)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
