"""A miniature for Nori: its own base settings with one small layer, as its trainer writes a checkpoint."""

import json

from miniatures.hub import miniature

SMALL = {"nlayers": 1, "nhead": 2, "embed_dim": 16, "hid_dim": 16}


@miniature("load/synthefy-nori/regression", needs=["synthefy_nori"])
def regressor(hub, record):
    from importlib.resources import files

    import torch
    from synthefy_nori.utils.loading import build_model

    base = json.loads((files("synthefy_nori.configs") / "model_base.json").read_text())
    base["encoder_config_x"] |= {"embedding_size": 16, "mask_embedding_size": 16}
    base["encoder_config_y"] |= {"embedding_size": 16}
    config = {**base, **SMALL, "mask_prediction": False}
    weights = build_model(config).state_dict()
    torch.save({"model_config": config, "model_state_dict": weights}, hub.repo(record["id"]) / "nori.pt")
