"""Miniatures for TimesFM 3; the sizes of 2.5 are fixed in its code."""

from miniatures.hub import miniature


@miniature("load/timesfm/third", "load/timesfm/unstated", needs=["timesfm3"])
def third(hub, record):
    from timesfm3.torch.model import TimesFM3Torch

    width = {"model_dims": 16, "hidden_dims": 16}
    norms = {"attention_norm": "rms", "feedforward_norm": "rms", "qk_norm": "rms"}
    shape = {"num_heads": 2, "use_rope_seq": True, "use_rope_var": False, "use_bias": False}
    layer = {**width, **norms, **shape, "ff_activation": "relu", "deterministic": True}
    block = {"hidden_dims": 16, "output_dims": 16, "use_bias": False, "activation": "relu"}
    model = TimesFM3Torch(
        residual_block_config=block, transformer_config={"num_layers": 1, "transformer": layer}
    )
    model.save_pretrained(hub.repo(record["id"]))
