"""The parts that miniature pipelines of diffusers are put together from."""

import json

import torch
from diffusers import AutoencoderKL, DDIMScheduler, UNet2DConditionModel
from transformers import CLIPTextConfig, CLIPTextModel, CLIPTokenizer, T5Config, T5EncoderModel

from miniatures.words import LETTERS, MARKS, bert_tokenizer

CLIP_WORDS = ["<|startoftext|>", "<|endoftext|>", *LETTERS, *MARKS, *(f"{one}</w>" for one in LETTERS + MARKS)]
CLIP = {
    "vocab_size": len(CLIP_WORDS) + 1,
    "hidden_size": 8,
    "num_hidden_layers": 1,
    "num_attention_heads": 2,
    "intermediate_size": 16,
    "max_position_embeddings": 77,
    "bos_token_id": 0,
    "eos_token_id": 1,
    "pad_token_id": 1,
}
"""The settings of the smallest CLIP text encoder."""


def clip_tokenizer(hub) -> CLIPTokenizer:
    """Knows letters alone."""
    folder = hub.scratch()
    (folder / "vocab.json").write_text(json.dumps({word: at for at, word in enumerate(CLIP_WORDS)}))
    (folder / "merges.txt").write_text("#version: 0.2\n")
    return CLIPTokenizer(str(folder / "vocab.json"), str(folder / "merges.txt"), model_max_length=77)


def clip_words() -> CLIPTextModel:
    return CLIPTextModel(CLIPTextConfig(**CLIP))


def t5_words(width: int) -> dict:
    """A T5 encoder and a tokenizer for it; `width` is the size of its vectors."""
    tokenizer = bert_tokenizer(226)
    config = T5Config(vocab_size=len(tokenizer), d_model=width, d_kv=4, d_ff=16, num_layers=1, num_heads=2)
    return {"tokenizer": tokenizer, "text_encoder": T5EncoderModel(config)}


UNET = {
    "block_out_channels": (8, 16),
    "layers_per_block": 1,
    "sample_size": 16,
    "out_channels": 4,
    "down_block_types": ("DownBlock2D", "CrossAttnDownBlock2D"),
    "cross_attention_dim": 8,
    "attention_head_dim": 4,
    "norm_num_groups": 4,
}


def unet(in_channels: int = 4, **settings) -> UNet2DConditionModel:
    ups = {"up_block_types": ("CrossAttnUpBlock2D", "UpBlock2D")}
    return UNet2DConditionModel(**{**UNET, **ups, "in_channels": in_channels, **settings})


def vae(channels: int = 4, **settings) -> AutoencoderKL:
    return AutoencoderKL(
        block_out_channels=[8, 8],
        down_block_types=["DownEncoderBlock2D"] * 2,
        up_block_types=["UpDecoderBlock2D"] * 2,
        latent_channels=channels,
        norm_num_groups=4,
        **settings,
    )


def stable_diffusion(hub, **parts) -> dict:
    """The parts of a Stable Diffusion pipeline; any of them can be given."""
    usual = {
        "unet": unet,
        "vae": vae,
        "text_encoder": clip_words,
        "tokenizer": lambda: clip_tokenizer(hub),
        "scheduler": lambda: DDIMScheduler(clip_sample=False, set_alpha_to_one=False),
    }
    absent = {"safety_checker": None, "feature_extractor": None, "requires_safety_checker": False}
    return {**{name: make() for name, make in usual.items() if name not in parts}, **absent, **parts}


def lora_layers(model: torch.nn.Module) -> dict:
    """Random weights of a LoRA for the attention of a model."""
    from peft import LoraConfig
    from peft.utils import get_peft_model_state_dict

    model.add_adapter(LoraConfig(r=2, target_modules=["to_q", "to_k"]))
    return get_peft_model_state_dict(model)
