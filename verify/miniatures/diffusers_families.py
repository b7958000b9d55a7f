"""Miniatures for diffusers: families of models that make images, each with a GGUF file and a LoRA."""

import diffusers as d
import transformers as t

from miniatures.diffusers_gguf import write_family
from miniatures.diffusers_image import FLUX, flux, krea
from miniatures.diffusers_parts import CLIP, clip_tokenizer, t5_words, vae
from miniatures.diffusers_words import (
    WIDTH,
    deep_qwen3_words,
    gemma2_words,
    ministral_words,
    mistral3_words,
    qwen3_words,
    qwen3_vl_words,
    qwen25_vl_words,
)
from miniatures.hub import miniature

PACKED = 16
"""Channels of an image that the transformers take, in squares of two by two: four of the VAE."""


def flow(**settings) -> d.FlowMatchEulerDiscreteScheduler:
    return d.FlowMatchEulerDiscreteScheduler(**settings)


def picture_vae(channels: int = 4, depth: int = 2) -> d.AutoencoderKL:
    """Halves the sides of an image for each but one of its levels: a deep one makes images of a fixed size small."""
    levels = {"down_block_types": ["DownEncoderBlock2D"] * depth, "up_block_types": ["UpDecoderBlock2D"] * depth}
    return d.AutoencoderKL(
        **levels,
        block_out_channels=[4] * depth,
        latent_channels=channels,
        norm_num_groups=2,
        use_quant_conv=False,
        use_post_quant_conv=False,
        shift_factor=0.1,
        scaling_factor=0.4,
    )


DEEP = 6


@miniature("load/diffusers/fal-AuraFlow-v0-3")
def auraflow(hub, record):
    transformer = d.AuraFlowTransformer2DModel(
        sample_size=32,
        num_mmdit_layers=1,
        num_single_dit_layers=1,
        attention_head_dim=16,
        num_attention_heads=2,
        joint_attention_dim=32,
        caption_projection_dim=32,
        pos_embed_max_size=256,
    )
    words = t5_words(32)
    pipe = d.AuraFlowPipeline(**words, vae=picture_vae(4, DEEP), transformer=transformer, scheduler=flow())
    write_family(hub, record, "fal/AuraFlow-v0.3", pipe)


@miniature("load/diffusers/lodestones-Chroma1-HD")
def chroma(hub, record):
    transformer = d.ChromaTransformer2DModel(
        in_channels=PACKED,
        num_layers=1,
        num_single_layers=0,
        attention_head_dim=32,
        num_attention_heads=1,
        joint_attention_dim=32,
        axes_dims_rope=(8, 12, 12),
        approximator_num_channels=32,
        approximator_hidden_dim=32,
        approximator_layers=1,
    )
    pipe = d.ChromaPipeline(scheduler=flow(), vae=picture_vae(), **t5_words(32), transformer=transformer)
    write_family(hub, record, "lodestones/Chroma1-HD", pipe)


@miniature("load/diffusers/Alpha-VLLM-Lumina-Image-2-0")
def lumina(hub, record):
    transformer = d.Lumina2Transformer2DModel(
        sample_size=16,
        in_channels=4,
        hidden_size=32,
        num_layers=1,
        num_refiner_layers=1,
        num_attention_heads=2,
        num_kv_heads=1,
        multiple_of=16,
        axes_dim_rope=(4, 6, 6),
        axes_lens=(300, 64, 64),
        cap_feat_dim=WIDTH,
    )
    pipe = d.Lumina2Pipeline(transformer, flow(), picture_vae(4, 4), **gemma2_words())
    write_family(hub, record, "Alpha-VLLM/Lumina-Image-2.0", pipe)


@miniature("load/diffusers/Tongyi-MAI-Z-Image-Turbo", "load/diffusers/gguf-few-steps")
def z_image(hub, record):
    transformer = d.ZImageTransformer2DModel(
        in_channels=4,
        dim=32,
        n_layers=1,
        n_refiner_layers=1,
        n_heads=2,
        n_kv_heads=2,
        cap_feat_dim=WIDTH,
        axes_dims=[4, 6, 6],
        axes_lens=[1024, 64, 64],
    )
    pipe = d.ZImagePipeline(flow(), picture_vae(4, DEEP), **qwen3_words(), transformer=transformer)
    write_family(hub, record, "Tongyi-MAI/Z-Image-Turbo", pipe)


@miniature("load/diffusers/baidu-ERNIE-Image")
def ernie(hub, record):
    transformer = d.ErnieImageTransformer2DModel(
        hidden_size=32,
        num_attention_heads=2,
        num_layers=1,
        ffn_hidden_size=32,
        in_channels=PACKED,
        out_channels=PACKED,
        text_in_dim=WIDTH,
        rope_axes_dim=(4, 6, 6),
    )
    words = ministral_words()
    pipe = d.ErnieImagePipeline(transformer=transformer, vae=flux2_vae(5), scheduler=flow(), **words)
    write_family(hub, record, "baidu/ERNIE-Image", pipe)


def flux2_vae(depth: int = 2) -> d.AutoencoderKLFlux2:
    return d.AutoencoderKLFlux2(
        down_block_types=("DownEncoderBlock2D",) * depth,
        up_block_types=("UpDecoderBlock2D",) * depth,
        block_out_channels=(4,) * depth,
        layers_per_block=1,
        latent_channels=4,
        norm_num_groups=2,
        sample_size=64,
    )


def flux2_transformer(words: int, **settings) -> d.Flux2Transformer2DModel:
    return d.Flux2Transformer2DModel(
        in_channels=PACKED,
        num_layers=1,
        attention_head_dim=32,
        num_attention_heads=1,
        joint_attention_dim=words,
        timestep_guidance_channels=32,
        axes_dims_rope=(8, 8, 8, 8),
        **settings,
    )


@miniature("load/diffusers/black-forest-labs-FLUX-2-klein-4B")
def flux2_klein(hub, record):
    transformer = flux2_transformer(3 * 8, num_single_layers=1, guidance_embeds=False)
    words = deep_qwen3_words()
    pipe = d.Flux2KleinPipeline(flow(), flux2_vae(), **words, transformer=transformer, is_distilled=True)
    write_family(hub, record, "black-forest-labs/FLUX.2-klein-4B", pipe)


@miniature("load/diffusers/black-forest-labs-FLUX-1-schnell")
def flux_schnell(hub, record):
    pipe = d.FluxPipeline(**flux(hub, 16, guidance_embeds=False))
    write_family(hub, record, "black-forest-labs/FLUX.1-schnell", pipe)


@miniature(
    "load/diffusers/gguf",
    "load/diffusers/gguf-files-unknown",
    "load/diffusers/gguf-by-its-header",
    "load/diffusers/gguf-by-the-card",
    "load/diffusers/black-forest-labs-FLUX-1-dev",
)
def flux_dev(hub, record):
    write_family(hub, record, "black-forest-labs/FLUX.1-dev", d.FluxPipeline(**flux(hub, 16)))


@miniature("load/diffusers/black-forest-labs-FLUX-1-Kontext-dev")
def flux_kontext(hub, record):
    """Draws at about a megapixel, whatever the image's size."""
    parts = {**flux(hub, 16), "vae": picture_vae(depth=DEEP)}
    write_family(hub, record, "black-forest-labs/FLUX.1-Kontext-dev", d.FluxKontextPipeline(**parts))


@miniature("load/diffusers/krea-Krea-2-Turbo", "load/diffusers/few-steps-of-turbo")
def krea_turbo(hub, record):
    write_family(hub, record, "krea/Krea-2-Turbo", krea())


@miniature("load/diffusers/krea-Krea-2-Raw")
def krea_raw(hub, record):
    write_family(hub, record, "krea/Krea-2-Raw", krea())


@miniature("load/diffusers/stabilityai-stable-diffusion-3-5-medium")
def stable_diffusion_3(hub, record):
    transformer = d.SD3Transformer2DModel(
        sample_size=16,
        in_channels=4,
        out_channels=4,
        num_layers=1,
        attention_head_dim=16,
        num_attention_heads=2,
        joint_attention_dim=32,
        caption_projection_dim=32,
        pooled_projection_dim=16,
        pos_embed_max_size=16,
    )
    config = t.CLIPTextConfig(**CLIP, projection_dim=8)
    long = t5_words(32)
    pipe = d.StableDiffusion3Pipeline(
        transformer=transformer,
        scheduler=flow(),
        vae=picture_vae(),
        text_encoder=t.CLIPTextModelWithProjection(config),
        tokenizer=clip_tokenizer(hub),
        text_encoder_2=t.CLIPTextModelWithProjection(config),
        tokenizer_2=clip_tokenizer(hub),
        text_encoder_3=long["text_encoder"],
        tokenizer_3=long["tokenizer"],
    )
    write_family(hub, record, "stabilityai/stable-diffusion-3.5-medium", pipe)


@miniature("load/diffusers/black-forest-labs-FLUX-2-dev")
def flux2(hub, record):
    pipe = d.Flux2Pipeline(flow(), flux2_vae(), **mistral3_words(), transformer=flux2_transformer(3 * 8, num_single_layers=0))
    write_family(hub, record, "black-forest-labs/FLUX.2-dev", pipe)


def qwen_parts(depth: int, channels: int = 4) -> dict:
    return {
        "scheduler": flow(use_dynamic_shifting=True),
        "vae": d.AutoencoderKLQwenImage(base_dim=2, num_res_blocks=1, **levels(depth), **numbers(channels), z_dim=channels),
        "transformer": d.QwenImageTransformer2DModel(
            in_channels=4 * channels,
            out_channels=channels,
            num_layers=1,
            attention_head_dim=32,
            num_attention_heads=1,
            joint_attention_dim=WIDTH,
            axes_dims_rope=(8, 12, 12),
        ),
    }


def levels(depth: int) -> dict:
    """Of an autoencoder for films."""
    return {"dim_mult": [1] * depth, "temperal_downsample": [False, True, True, *[False] * (depth - 4)][: depth - 1]}


def numbers(channels: int) -> dict:
    return {"latents_mean": [0.0] * channels, "latents_std": [1.0] * channels}


@miniature("load/diffusers/Qwen-Qwen-Image")
def qwen_image(hub, record):
    words = qwen25_vl_words()
    words.pop("processor")
    write_family(hub, record, "Qwen/Qwen-Image", d.QwenImagePipeline(**qwen_parts(2), **words))


@miniature("load/diffusers/Qwen-Qwen-Image-Edit-2511", "load/diffusers/gguf-edit")
def qwen_image_edit(hub, record):
    pipe = d.QwenImageEditPlusPipeline(**qwen_parts(DEEP), **qwen25_vl_words())
    write_family(hub, record, "Qwen/Qwen-Image-Edit-2511", pipe)


@miniature("load/diffusers/Qwen-Qwen-Image-Layered")
def qwen_image_layered(hub, record):
    """Its images have a fourth channel, that of what is seen through, by which the pipeline tells them from those inside the model."""
    parts = qwen_parts(DEEP, 8)
    layers = {"use_layer3d_rope": True, "use_additional_t_cond": True}
    parts["transformer"] = d.QwenImageTransformer2DModel.from_config(parts["transformer"].config, **layers)
    parts["vae"] = d.AutoencoderKLQwenImage.from_config(parts["vae"].config, input_channels=4)
    pipe = d.QwenImageLayeredPipeline(**parts, **qwen25_vl_words())
    write_family(hub, record, "Qwen/Qwen-Image-Layered", pipe)


@miniature("load/diffusers/lora-for-few-steps-edit")
def qwen_image_edit_lora(hub, record):
    """The pipeline of the first version, which takes one image."""
    pipe = d.QwenImageEditPipeline(**qwen_parts(DEEP), **qwen25_vl_words())
    write_family(hub, record, record["cardData"]["base_model"], pipe)


@miniature("load/diffusers/Qwen-Qwen-Image-2-1")
def qwen_image_21(hub, record):
    channels = 16
    vae = d.AutoencoderKLQwenImage21(
        base_dim=2,
        decoder_base_dim=2,
        z_dim=channels,
        dim_mult=[1] * 5,
        num_res_blocks=1,
        **numbers(channels),
    )
    transformer = d.QwenImage21Transformer2DModel(
        in_channels=channels,
        out_channels=channels,
        num_layers=1,
        attention_head_dim=32,
        num_attention_heads=1,
        context_in_dim=WIDTH,
        axes_dims_rope=(8, 12, 12),
    )
    pipe = d.QwenImage21Pipeline(
        scheduler=flow(use_dynamic_shifting=True),
        vae=vae,
        transformer=transformer,
        **qwen3_vl_words(),
        sample_sigmas=None,
    )
    write_family(hub, record, "Qwen/Qwen-Image-2.1", pipe)
