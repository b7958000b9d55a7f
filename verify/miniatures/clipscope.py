"""Miniatures for CLIP-Scope: an autoencoder of what a layer of a CLIP model sees, and that model."""

import json

import torch
from clipscope import TopKSAE
from transformers import CLIPConfig, CLIPImageProcessor, CLIPModel, CLIPProcessor, CLIPTokenizer

from miniatures.hub import miniature
from miniatures.words import LETTERS

SEEN = "laion/CLIP-ViT-L-14-laion2B-s32B-b82K"
"""The model whose layers the library reads."""
WORDS = ["<|startoftext|>", "<|endoftext|>", *LETTERS, *(f"{letter}</w>" for letter in LETTERS)]
WIDTH = 16


@miniature("load/clipscope/autoencoder", needs=["clipscope"])
def autoencoder(hub, record):
    folder, layer = hub.repo(SEEN), hub.repo(record["id"]) / "1_resid"
    clip().save_pretrained(folder)
    pictures = CLIPImageProcessor(size={"shortest_edge": 32}, crop_size={"height": 32, "width": 32})
    CLIPProcessor(pictures, tokenizer(hub)).save_pretrained(folder)
    layer.mkdir()
    size = {"k": 16, "n_features": 64, "d_in": WIDTH}
    weights = TopKSAE(**size, device="cpu").state_dict()
    torch.save({**size, "model_state_dict": weights}, layer / "1200013184.pt")


def clip() -> CLIPModel:
    size = {"hidden_size": WIDTH, "intermediate_size": WIDTH, "num_hidden_layers": 2, "num_attention_heads": 2}
    text = {**size, "vocab_size": len(WORDS), "bos_token_id": 0, "eos_token_id": 1, "pad_token_id": 1}
    return CLIPModel(CLIPConfig(text_config=text, vision_config={**size, "image_size": 32, "patch_size": 16}))


def tokenizer(hub) -> CLIPTokenizer:
    folder = hub.scratch()
    (folder / "vocab.json").write_text(json.dumps({word: at for at, word in enumerate(WORDS)}))
    (folder / "merges.txt").write_text("#version: 0.2\n")
    return CLIPTokenizer(str(folder / "vocab.json"), str(folder / "merges.txt"), model_max_length=77)
