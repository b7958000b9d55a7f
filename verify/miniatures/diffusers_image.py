"""Miniatures for diffusers: pipelines that make images."""

import diffusers as d
import torch
from diffusers.utils import convert_state_dict_to_diffusers
from safetensors.torch import save_file
from transformers import (
    CLIPTextConfig,
    CLIPTextModel,
    CLIPTextModelWithProjection,
    Qwen2_5_VLConfig,
    Qwen2_5_VLForConditionalGeneration,
    Qwen3VLConfig,
    Qwen3VLModel,
)

from miniatures.diffusers_parts import CLIP, UNET, clip_tokenizer, lora_layers, stable_diffusion, t5_words, unet, vae
from miniatures.hub import miniature
from miniatures.words import VOCABULARY, bert_tokenizer


def text_to_image(hub, id: str) -> d.StableDiffusionPipeline:
    pipe = d.StableDiffusionPipeline(**stable_diffusion(hub))
    pipe.save_pretrained(hub.repo(id))
    return pipe


@miniature(
    "load/diffusers/text-to-image",
    "load/diffusers/no-task",
    "load/diffusers/instance-prompt",
    "load/diffusers/widget-prompt",
    "load/diffusers/few-steps",
    "load/diffusers/few-steps-of-base",
)
def plain(hub, record):
    text_to_image(hub, record["id"])


@miniature("load/diffusers/image-to-image", "load/diffusers/image-text-to-image", "load/diffusers/few-steps-edit")
def image_to_image(hub, record):
    d.StableDiffusionImg2ImgPipeline(**stable_diffusion(hub)).save_pretrained(hub.repo(record["id"]))


@miniature("load/diffusers/unconditional-image-generation", "load/diffusers/unconditional-by-class")
def unconditional(hub, record):
    model = d.UNet2DModel(
        sample_size=16,
        block_out_channels=(8, 8),
        layers_per_block=1,
        down_block_types=("DownBlock2D", "AttnDownBlock2D"),
        up_block_types=("AttnUpBlock2D", "UpBlock2D"),
        norm_num_groups=4,
        attention_head_dim=4,
    )
    d.DDIMPipeline(model, d.DDIMScheduler()).save_pretrained(hub.repo(record["id"]))


@miniature("load/diffusers/inpaint", "load/diffusers/inpaint-by-the-hub")
def inpaint(hub, record):
    """Its network takes the mask and the hidden image beside the noise."""
    parts = stable_diffusion(hub, unet=unet(9))
    d.StableDiffusionInpaintPipeline(**parts).save_pretrained(hub.repo(record["id"]))


@miniature("load/diffusers/inpaint-xl", "load/diffusers/inpaint-xl-by-the-hub")
def inpaint_xl(hub, record):
    width = {"addition_embed_type": "text_time", "addition_time_embed_dim": 8, "cross_attention_dim": 16}
    pipe = d.StableDiffusionXLInpaintPipeline(
        vae=vae(),
        text_encoder=CLIPTextModel(CLIPTextConfig(**CLIP)),
        text_encoder_2=CLIPTextModelWithProjection(CLIPTextConfig(**CLIP, projection_dim=8)),
        tokenizer=clip_tokenizer(hub),
        tokenizer_2=clip_tokenizer(hub),
        unet=unet(9, **width, projection_class_embeddings_input_dim=6 * 8 + 8),
        scheduler=d.DDIMScheduler(clip_sample=False, set_alpha_to_one=False),
    )
    pipe.save_pretrained(hub.repo(record["id"]))


@miniature("load/diffusers/textual-inversion")
def textual_inversion(hub, record):
    text_to_image(hub, record["cardData"]["base_model"])
    save_file({"<heron>": torch.zeros(CLIP["hidden_size"])}, hub.repo(record["id"]) / "learned_embeds.safetensors")


@miniature("load/diffusers/controlnet")
def controlnet(hub, record):
    text_to_image(hub, record["cardData"]["base_model"])
    settings = {name: value for name, value in UNET.items() if name not in ("sample_size", "out_channels")}
    d.ControlNetModel(**settings, conditioning_embedding_out_channels=(8, 8)).save_pretrained(hub.repo(record["id"]))


@miniature(
    "load/diffusers/lora",
    "load/diffusers/lora-text-to-image",
    "load/diffusers/lora-image-to-image",
    "load/diffusers/lora-few-steps",
)
def lora(hub, record):
    lora_for(hub, record["id"], record["cardData"]["base_model"])


@miniature("load/diffusers/lora-base-list")
def lora_with_bases(hub, record):
    lora_for(hub, record["id"], record["cardData"]["base_model"][0])


@miniature("load/diffusers/lora-several-bases", "load/diffusers/lora-second-base-of-few-steps")
def lora_with_bases_in_a_text(hub, record):
    lora_for(hub, record["id"], record["cardData"]["base_model"].split(",")[0])


@miniature("load/diffusers/lora-of-single-file")
def lora_of_krea(hub, record):
    """The base model in the layout of Diffusers, of which the record names a single file."""
    pipe = krea()
    pipe.save_pretrained(hub.repo("krea/Krea-2-Raw"))
    pipe.save_lora_weights(hub.repo(record["id"]), transformer_lora_layers=lora_layers(pipe.transformer))


@miniature("load/diffusers/lora-for-few-steps")
def lora_of_qwen(hub, record):
    """Of a pipeline that takes `true_cfg_scale`, as only those of Qwen-Image do."""
    text = {"vocab_size": len(VOCABULARY), "hidden_size": 16, "num_hidden_layers": 1, **HEADS}
    text["rope_parameters"] = {"rope_type": "default", "rope_theta": 1e6, "mrope_section": [1, 1, 2]}
    sees = {"depth": 1, "hidden_size": 16, "out_hidden_size": 16, "num_heads": 2, "intermediate_size": 16}
    pipe = d.QwenImagePipeline(
        scheduler=d.FlowMatchEulerDiscreteScheduler(use_dynamic_shifting=True, base_shift=0.5, max_shift=1.15),
        vae=d.AutoencoderKLQwenImage(base_dim=2, num_res_blocks=1, dim_mult=[1, 1, 1, 1]),
        text_encoder=Qwen2_5_VLForConditionalGeneration(Qwen2_5_VLConfig(text_config=text, vision_config=sees)),
        tokenizer=bert_tokenizer(1024),
        transformer=d.QwenImageTransformer2DModel(
            in_channels=64,
            num_layers=1,
            attention_head_dim=16,
            num_attention_heads=2,
            joint_attention_dim=16,
            axes_dims_rope=(4, 6, 6),
        ),
    )
    pipe.save_pretrained(hub.repo(record["cardData"]["base_model"]))
    pipe.save_lora_weights(hub.repo(record["id"]), transformer_lora_layers=lora_layers(pipe.transformer))


def krea() -> "d.Krea2Pipeline":
    return d.Krea2Pipeline(
        scheduler=d.FlowMatchEulerDiscreteScheduler(use_dynamic_shifting=True, base_shift=0.5, max_shift=1.15),
        vae=d.AutoencoderKLQwenImage(base_dim=2, num_res_blocks=1, dim_mult=[1, 1, 1, 1]),
        text_encoder=Qwen3VLModel(Qwen3VLConfig(text_config=KREA_WORDS, vision_config=KREA_PICTURES)),
        tokenizer=bert_tokenizer(1024),
        transformer=d.Krea2Transformer2DModel(**KREA, axes_dims_rope=(4, 2, 2)),
        text_encoder_select_layers=(0, 1),
    )


HEADS = {"num_attention_heads": 2, "num_key_value_heads": 1, "intermediate_size": 16}
KREA = {
    **HEADS,
    "in_channels": 64,
    "num_layers": 1,
    "attention_head_dim": 8,
    "timestep_embed_dim": 8,
    "text_hidden_dim": 8,
    "num_text_layers": 2,
    "text_num_attention_heads": 2,
    "text_num_key_value_heads": 2,
    "text_intermediate_size": 16,
    "num_layerwise_text_blocks": 1,
    "num_refiner_text_blocks": 1,
}
ROPE = {"rope_type": "default", "rope_theta": 1e4, "mrope_section": [2, 1, 1], "mrope_interleaved": True}
KREA_WORDS = {
    **HEADS,
    "vocab_size": len(VOCABULARY),
    "hidden_size": 8,
    "num_hidden_layers": 1,
    "head_dim": 8,
    "rope_parameters": ROPE,
}
KREA_PICTURES = {
    "depth": 1,
    "hidden_size": 8,
    "num_heads": 2,
    "intermediate_size": 16,
    "out_hidden_size": 8,
    "deepstack_visual_indexes": [0],
    "patch_size": 4,
}


@miniature("load/diffusers/lora-with-configuration", "load/diffusers/lora-by-files")
def lora_with_configuration(hub, record):
    lora_for(hub, record["id"], record["config"]["peft"]["base_model_name_or_path"])


@miniature("load/diffusers/lora-base-in-tag", "load/diffusers/lora-by-relation")
def lora_with_tag(hub, record):
    [base] = [tag.rsplit(":", 1)[-1] for tag in record["tags"] if tag.startswith("base_model:")]
    lora_for(hub, record["id"], base)


def lora_for(hub, id: str, base: str) -> None:
    layers = lora_layers(text_to_image(hub, base).unet)
    folder = hub.repo(id)
    d.StableDiffusionPipeline.save_lora_weights(folder, unet_lora_layers=convert_state_dict_to_diffusers(layers))


def flux(hub, channels: int, **settings) -> dict:
    """The parts of a Flux pipeline whose transformer takes so many channels."""
    words = t5_words(16)
    parts = {
        "scheduler": d.FlowMatchEulerDiscreteScheduler(),
        "vae": vae(4, use_quant_conv=False, use_post_quant_conv=False, shift_factor=0.1, scaling_factor=0.4),
        "text_encoder": CLIPTextModel(CLIPTextConfig(**CLIP)),
        "tokenizer": clip_tokenizer(hub),
        "text_encoder_2": words["text_encoder"],
        "tokenizer_2": words["tokenizer"],
    }
    size = {**FLUX, "in_channels": channels, "out_channels": 16, **settings}
    return {**parts, "transformer": d.FluxTransformer2DModel(**size)}


FLUX = {
    "num_layers": 1,
    "num_single_layers": 1,
    "attention_head_dim": 8,
    "num_attention_heads": 1,
    "joint_attention_dim": 16,
    "pooled_projection_dim": 8,
    "guidance_embeds": True,
    "axes_dims_rope": (2, 2, 4),
}


@miniature("load/diffusers/flux-fill", "load/diffusers/flux-fill-by-the-hub")
def flux_fill(hub, record):
    """Takes noise, hidden image and mask: 16, 16 and four times two by two channels."""
    d.FluxFillPipeline(**flux(hub, 16 + 16 + 16)).save_pretrained(hub.repo(record["id"]))


@miniature("load/diffusers/gguf-beside-safetensors", "load/diffusers/few-steps-short-prompt")
def flux_pipeline(hub, record):
    d.FluxPipeline(**flux(hub, 16)).save_pretrained(hub.repo(record["id"]))


@miniature("load/diffusers/controlnet-flux")
def controlnet_flux(hub, record):
    d.FluxPipeline(**flux(hub, 16)).save_pretrained(hub.repo(record["cardData"]["base_model"]))
    d.FluxControlNetModel(**FLUX, in_channels=16).save_pretrained(hub.repo(record["id"]))


@miniature("load/diffusers/lora-for-control")
def lora_of_krea_for_control(hub, record):
    [base] = [tag.rsplit(":", 1)[-1] for tag in record["tags"] if tag.startswith("base_model:")]
    pipe = krea()
    pipe.save_pretrained(hub.repo(base))
    pipe.save_lora_weights(hub.repo(record["id"]), transformer_lora_layers=lora_layers(pipe.transformer))
