"""Miniatures for Stable Audio Tools: a model that makes sound of a text, which another model reads."""

import json
import os

from safetensors.torch import save_file
from stable_audio_tools.models import create_model_from_config
from transformers import T5Config, T5EncoderModel

from miniatures.hub import miniature
from miniatures.words import bert_tokenizer

READER = "google/flan-t5-small"
WIDTH = 512
"""Of the vectors of this model, which the library knows by its name."""
CHANNELS = 8
"""Of a sound inside the model, which is 16 times shorter there."""
RATE = 400


@miniature("load/stable-audio-tools/sound", needs=["stable_audio_tools"])
def sound(hub, record):
    reader, folder = hub.repo(READER), hub.repo(record["id"])
    tokenizer = bert_tokenizer(128)
    size = {"vocab_size": len(tokenizer), "d_model": WIDTH, "d_kv": 8, "d_ff": 16, "num_layers": 1, "num_heads": 2}
    T5EncoderModel(T5Config(**size)).save_pretrained(reader)
    tokenizer.save_pretrained(reader)
    os.chdir(hub.root)  # where the id of the repository is its path
    config = settings()
    (folder / "model_config.json").write_text(json.dumps(config))
    weights = create_model_from_config(config).state_dict()
    save_file({name: tensor.contiguous() for name, tensor in weights.items()}, folder / "model.safetensors")


def settings() -> dict:
    """In the form of the published models."""
    waves = {"channels": 4, "c_mults": [1, 2], "strides": [4, 4], "use_snake": True}
    seconds = {"type": "number", "config": {"min_val": 0, "max_val": 512}}
    return {
        "model_type": "diffusion_cond",
        "sample_size": 10 * RATE,
        "sample_rate": RATE,
        "audio_channels": 2,
        "model": {
            "pretransform": {
                "type": "autoencoder",
                "iterate_batch": True,
                "config": {
                    "encoder": {
                        "type": "oobleck",
                        "requires_grad": False,
                        "config": {**waves, "in_channels": 2, "latent_dim": 2 * CHANNELS},
                    },
                    "decoder": {
                        "type": "oobleck",
                        "config": {**waves, "out_channels": 2, "latent_dim": CHANNELS, "final_tanh": False},
                    },
                    "bottleneck": {"type": "vae"},
                    "latent_dim": CHANNELS,
                    "downsampling_ratio": 16,
                    "io_channels": 2,
                },
            },
            "conditioning": {
                "cond_dim": WIDTH,
                "configs": [
                    {"id": "prompt", "type": "t5", "config": {"t5_model_name": READER, "max_length": 64}},
                    {"id": "seconds_start", **seconds},
                    {"id": "seconds_total", **seconds},
                ],
            },
            "diffusion": {
                "type": "dit",
                "cross_attention_cond_ids": ["prompt", "seconds_start", "seconds_total"],
                "global_cond_ids": ["seconds_start", "seconds_total"],
                "config": {
                    "io_channels": CHANNELS,
                    "embed_dim": 64,
                    "depth": 1,
                    "num_heads": 2,
                    "cond_token_dim": WIDTH,
                    "global_cond_dim": 2 * WIDTH,
                    "project_cond_tokens": True,
                    "transformer_type": "continuous_transformer",
                },
            },
            "io_channels": CHANNELS,
        },
    }
