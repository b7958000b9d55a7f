"""A miniature for TiRex-2: one block of its own code, in the two files that its loader reads."""

import json

from miniatures.hub import miniature


@miniature("load/tirex-2/forecast", needs=["tirex2"])
def forecaster(hub, record):
    from safetensors.torch import save_file
    from tirex2._state_dict import shared_tensor_groups
    from tirex2.model import TiRex2

    width, patch = {"embedding_dim": 16}, {"input_patch_size": 16, "output_patch_size": 16}
    block = {
        "time_mixer": {**width, "model_type": "bi-mlstm", "num_heads": 2},
        "variate_mixer": {**width, "num_heads": 2},
        "dropout": 0.0,
        "eps": 1e-6,
    }
    settings = {
        **width,
        **patch,
        "stack_config": {"templates": {"standard": block}, "recipe": ["standard"]},
        "num_blocks": 1,
        "quantiles": [at / 10 for at in range(1, 10)],
        "tokenizer_cfg": {**patch, "input_patch_stride": 16},
        "scaler_cfg": {},
        "h_expand": 2,
        "context_len": 256,
        "future_len": 64,
        "input_ff_dim": 16,
        "act_func": "SiLU",
        "dropout": 0.0,
    }
    model = TiRex2(**settings, device="cpu")
    again = {name for names in shared_tensor_groups(model) for name in names[1:]}
    folder = hub.repo(record["id"])
    save_file({name: one for name, one in model.state_dict().items() if name not in again}, folder / "model.safetensors")
    (folder / "config.json").write_text(json.dumps(settings, indent=2))
