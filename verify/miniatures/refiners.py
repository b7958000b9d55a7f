"""Miniatures for Refiners: the weights of a text encoder."""

from refiners.fluxion.utils import save_to_safetensors
from refiners.foundationals.clip.text_encoder import CLIPTextEncoder

from miniatures.hub import miniature

SIZE = {"embedding_dim": 8, "num_layers": 1, "num_attention_heads": 2, "feedforward_dim": 16}


@miniature("load/refiners/weights", "load/refiners/with-files", needs=["refiners"])
def weights(hub, record):
    save_to_safetensors(hub.repo(record["id"]) / "model.safetensors", CLIPTextEncoder(**SIZE).state_dict())
