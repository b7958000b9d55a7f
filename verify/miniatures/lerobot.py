"""Miniatures for LeRobot: policies that move an arm with two joints, by what one camera sees."""

from lerobot.configs.types import FeatureType, PolicyFeature
from lerobot.policies.factory import get_policy_class, make_policy_config, make_pre_post_processors

from miniatures.hub import miniature

JOINTS = 2
SIDE = 64
"""Of the images of the camera."""


def features() -> dict:
    """What a policy takes and gives, for its configuration."""
    state, action = PolicyFeature(FeatureType.STATE, (JOINTS,)), PolicyFeature(FeatureType.ACTION, (JOINTS,))
    sees = PolicyFeature(FeatureType.VISUAL, (3, SIDE, SIDE))
    inputs = {"observation.state": state, "observation.images.front": sees}
    return {"input_features": inputs, "output_features": {"action": action}, "device": "cpu"}


def save(hub, record: dict, kind: str, **settings) -> None:
    """Saves a policy with what comes before and after it."""
    folder = hub.repo(record["id"])
    config = make_policy_config(kind, **features(), **settings)
    get_policy_class(kind)(config).save_pretrained(folder)
    for processor in make_pre_post_processors(config, dataset_stats=statistics()):
        processor.save_pretrained(folder)


def statistics() -> dict:
    """Of the joints in the data that a policy was trained with."""
    import torch

    numbers = {"mean": 0.0, "std": 1.0, "min": -1.0, "max": 1.0}
    joints = {name: torch.full((JOINTS,), value) for name, value in numbers.items()}
    colours = {name: torch.full((3, 1, 1), value) for name, value in numbers.items()}
    return {"observation.state": joints, "action": joints, "observation.images.front": colours}


@miniature("load/lerobot/other-policy", "load/lerobot/unknown-policy", needs=["lerobot"])
def act(hub, record):
    size = {"dim_model": 16, "n_heads": 2, "dim_feedforward": 16, "n_encoder_layers": 1, "n_vae_encoder_layers": 1}
    save(hub, record, "act", **size, latent_dim=4, chunk_size=8, n_action_steps=8, pretrained_backbone_weights=None)


@miniature("load/lerobot/diffusion", needs=["lerobot"])
def diffusion(hub, record):
    save(hub, record, "diffusion", down_dims=(16, 32), diffusion_step_embed_dim=16, crop_shape=None)


SIGHT = "HuggingFaceTB/SmolVLM2-500M-Video-Instruct"
"""The model whose configuration and tokenizer SmolVLA reads."""


@miniature("load/lerobot/smolvla", "load/lerobot/smolvla-base", needs=["lerobot", "transformers"])
def smolvla(hub, record):
    import os

    folder = hub.repo(SIGHT)
    smolvlm().save_pretrained(folder)
    smolvlm_processor().save_pretrained(folder)
    os.chdir(hub.root)  # where the id of the repository is its path
    save(hub, record, "smolvla", num_vlm_layers=2, vlm_model_name=SIGHT, chunk_size=8, n_action_steps=8)


PICTURE = 512
PATCH = 64


def smolvlm():
    """Sees images in four by four tokens."""
    import transformers as t

    from miniatures.words import VOCABULARY

    text = {
        "model_type": "llama",
        "vocab_size": len(VOCABULARY) + len(MARKS),
        "hidden_size": 64,
        "intermediate_size": 32,
        "num_hidden_layers": 2,
        "num_attention_heads": 2,
        "num_key_value_heads": 1,
        "head_dim": 32,
    }
    sees = {"hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2}
    config = t.SmolVLMConfig(
        text_config=text,
        vision_config={**sees, "image_size": PICTURE, "patch_size": PATCH},
        scale_factor=2,
        image_token_id=len(VOCABULARY) + 1,
    )
    return t.SmolVLMForConditionalGeneration(config)


MARKS = ["<fake_token_around_image>", "<image>", "<global-img>", "<end_of_utterance>"]


def smolvlm_processor():
    import transformers as t

    from miniatures.words import bert_tokenizer

    names = {"fake_image_token": MARKS[0], "image_token": MARKS[1], "global_image_token": MARKS[2]}
    tokenizer = bert_tokenizer(512, extra_special_tokens={**names, "end_of_utterance_token": MARKS[3]})
    pictures = t.SmolVLMImageProcessor(size={"longest_edge": PICTURE}, max_image_size={"longest_edge": PICTURE})
    return t.SmolVLMProcessor(pictures, tokenizer, t.SmolVLMVideoProcessor(), image_seq_len=16)


@miniature("load/lerobot/xvla", needs=["lerobot", "transformers"])
def xvla(hub, record):
    import os

    from miniatures.words import VOCABULARY, bert_tokenizer

    bert_tokenizer(64).save_pretrained(hub.repo("facebook/bart-large"))
    os.chdir(hub.root)  # where the id of the repository is its path
    text = {
        "vocab_size": len(VOCABULARY),
        "d_model": 16,
        "encoder_layers": 1,
        "decoder_layers": 1,
        "encoder_attention_heads": 2,
        "decoder_attention_heads": 2,
        "encoder_ffn_dim": 16,
        "decoder_ffn_dim": 16,
    }
    stages = {"dim_embed": [8], "num_heads": [2], "num_groups": [2], "depths": [1], "patch_size": [7]}
    sees = {**stages, "patch_stride": [4], "patch_padding": [3], "patch_prenorm": [False], "projection_dim": 16}
    save(
        hub,
        record,
        "xvla",
        florence_config={"vision_config": sees, "text_config": text, "projection_dim": 16, "vocab_size": len(VOCABULARY)},
        hidden_size=16,
        depth=1,
        num_heads=2,
        dim_time=16,
        len_soft_prompts=2,
        resize_imgs_with_padding=(SIDE, SIDE),
    )
