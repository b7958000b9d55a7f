"""Miniatures for diffusers: pipelines that make films and turning objects."""

import diffusers as d
from diffusers.pipelines.shap_e import ShapERenderer
from transformers import (
    CLIPImageProcessor,
    CLIPTextConfig,
    CLIPTextModelWithProjection,
    CLIPVisionConfig,
    CLIPVisionModel,
)

from miniatures.diffusers_parts import CLIP, clip_tokenizer, lora_layers, t5_words
from miniatures.hub import miniature

BLOCKS = 4


def cogvideo(channels: int = 4) -> dict:
    """The parts of a CogVideoX pipeline whose transformer takes so many channels: films of nine frames, 16 by 16."""
    sample = {"sample_height": 2, "sample_width": 2, "sample_frames": 9}
    transformer = d.CogVideoXTransformer3DModel(
        num_attention_heads=2,
        attention_head_dim=8,
        in_channels=channels,
        out_channels=4,
        time_embed_dim=4,
        text_embed_dim=16,
        num_layers=1,
        max_text_seq_length=226,
        **sample,
    )
    encoder = d.AutoencoderKLCogVideoX(
        block_out_channels=(8,) * BLOCKS,
        latent_channels=4,
        layers_per_block=1,
        norm_num_groups=2,
        temporal_compression_ratio=4,
    )
    return {**t5_words(16), "vae": encoder, "transformer": transformer, "scheduler": d.CogVideoXDDIMScheduler()}


@miniature("load/diffusers/text-to-video", "load/diffusers/text-to-video-by-class")
def text_to_video(hub, record):
    d.CogVideoXPipeline(**cogvideo()).save_pretrained(hub.repo(record["id"]))


@miniature("load/diffusers/image-to-video", "load/diffusers/image-to-video-by-class", "load/diffusers/image-text-to-video")
def image_to_video(hub, record):
    d.CogVideoXImageToVideoPipeline(**cogvideo(8)).save_pretrained(hub.repo(record["id"]))


@miniature("load/diffusers/video-to-video", "load/diffusers/video-to-video-by-class")
def video_to_video(hub, record):
    d.CogVideoXVideoToVideoPipeline(**cogvideo()).save_pretrained(hub.repo(record["id"]))


@miniature("load/diffusers/lora-text-to-video")
def lora_text_to_video(hub, record):
    lora_for(hub, record, d.CogVideoXPipeline(**cogvideo()))


@miniature("load/diffusers/lora-image-to-video")
def lora_image_to_video(hub, record):
    lora_for(hub, record, d.CogVideoXImageToVideoPipeline(**cogvideo(8)))


def lora_for(hub, record, pipe) -> None:
    pipe.save_pretrained(hub.repo(record["cardData"]["base_model"]))
    pipe.save_lora_weights(hub.repo(record["id"]), transformer_lora_layers=lora_layers(pipe.transformer))


WIDTH = 8
"""Of the vectors of what turns into an object."""


def shap_e() -> dict:
    """What text and image pipelines share: the prior is given words or patches, the renderer draws."""
    shapes = ((8, 93), (8, 8), (8, 8), (8, 8))
    return {
        "scheduler": d.HeunDiscreteScheduler(
            beta_schedule="exp", num_train_timesteps=1024, prediction_type="sample", use_karras_sigmas=True
        ),
        "shap_e_renderer": ShapERenderer(param_shapes=shapes, d_latent=WIDTH, d_hidden=8),
    }


def prior(**settings) -> d.PriorTransformer:
    return d.PriorTransformer(
        num_attention_heads=2,
        attention_head_dim=4,
        embedding_dim=WIDTH,
        num_embeddings=32,
        time_embed_dim=32,
        num_layers=1,
        clip_embed_dim=2 * WIDTH,
        additional_embeddings=0,
        time_embed_act_fn="gelu",
        norm_in_type="layer",
        encoder_hid_proj_type=None,
        added_emb_type=None,
        **settings,
    )


@miniature("load/diffusers/text-to-3d")
def text_to_3d(hub, record):
    pipe = d.ShapEPipeline(
        prior=prior(),
        text_encoder=CLIPTextModelWithProjection(CLIPTextConfig(**CLIP, projection_dim=WIDTH)),
        tokenizer=clip_tokenizer(hub),
        **shap_e(),
    )
    pipe.save_pretrained(hub.repo(record["id"]))


@miniature("load/diffusers/image-to-3d")
def image_to_3d(hub, record):
    size = {"hidden_size": WIDTH, "intermediate_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2}
    pipe = d.ShapEImg2ImgPipeline(
        prior=prior(embedding_proj_norm_type="layer", embedding_proj_dim=WIDTH),
        image_encoder=CLIPVisionModel(CLIPVisionConfig(**size, image_size=32, patch_size=16)),
        image_processor=CLIPImageProcessor(size={"shortest_edge": 32}, crop_size={"height": 32, "width": 32}),
        **shap_e(),
    )
    pipe.save_pretrained(hub.repo(record["id"]))
