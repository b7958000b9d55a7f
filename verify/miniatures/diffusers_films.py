"""Miniatures for diffusers: families of models that make videos, each with a GGUF file and a LoRA."""

import diffusers as d
import transformers as t
from tokenizers import Tokenizer, models, pre_tokenizers, processors

from miniatures.diffusers_blocks import save
from miniatures.diffusers_families import DEEP, flow, levels, numbers
from miniatures.diffusers_gguf import FILE, write_family, write_gguf
from miniatures.diffusers_parts import CLIP, clip_tokenizer, clip_words, lora_layers, t5_words
from miniatures.diffusers_words import LENGTH, SIZE, WIDTH
from miniatures.hub import miniature
from miniatures.words import PAD, SPECIAL, START, bert_tokenizer

CHANNELS = 4
"""Of a film inside a model."""


def wan_vae(square: int = 16) -> d.AutoencoderKLWan:
    """Takes the squares of a film as channels, since the sizes of films are fixed in pipelines; makes it four times smaller and shorter."""
    return d.AutoencoderKLWan(
        base_dim=2,
        z_dim=CHANNELS,
        dim_mult=[1, 1, 1],
        temperal_downsample=[True, True],
        num_res_blocks=1,
        **numbers(CHANNELS),
        in_channels=3 * square**2,
        out_channels=3 * square**2,
        patch_size=square,
        scale_factor_spatial=4 * square,
    )


LEVELED = 2 ** (DEEP - 1)


def leveled_vae() -> d.AutoencoderKLWan:
    """For pipelines that count the levels of the autoencoder: it has one for each halving of the sides."""
    return d.AutoencoderKLWan(
        base_dim=2, z_dim=CHANNELS, num_res_blocks=1, **levels(DEEP), **numbers(CHANNELS), scale_factor_spatial=LEVELED
    )


WAN = {
    "num_attention_heads": 1,
    "attention_head_dim": 32,
    "in_channels": CHANNELS,
    "out_channels": CHANNELS,
    "text_dim": WIDTH,
    "freq_dim": 32,
    "ffn_dim": 32,
    "num_layers": 1,
}


def wan_parts(**settings) -> dict:
    return {
        **t5_words(WIDTH),
        "vae": wan_vae(),
        "scheduler": d.UniPCMultistepScheduler(prediction_type="flow_prediction", use_flow_sigmas=True, flow_shift=3.0),
        **settings,
    }


@miniature("load/diffusers/Wan-AI-Wan2-1-T2V-1-3B-Diffusers")
def wan(hub, record):
    transformer = d.WanTransformer3DModel(**WAN, patch_size=(1, 5, 13))
    pipe = d.WanPipeline(**wan_parts(transformer=transformer, vae=leveled_vae()))
    write_family(hub, record, "Wan-AI/Wan2.1-T2V-1.3B-Diffusers", pipe)


@miniature("load/diffusers/Wan-AI-Wan2-2-TI2V-5B-Diffusers", "load/diffusers/gguf-video")
def wan_5b(hub, record):
    pipe = d.WanPipeline(**wan_parts(transformer=d.WanTransformer3DModel(**WAN)), expand_timesteps=True)
    write_family(hub, record, "Wan-AI/Wan2.2-TI2V-5B-Diffusers", pipe)


@miniature("load/diffusers/gguf-video-without-task", "load/diffusers/lora-base-in-another-layout")
def wan_14b(hub, record):
    pipe = d.WanPipeline(**wan_parts(transformer=d.WanTransformer3DModel(**WAN)))
    write_family(hub, record, "Wan-AI/Wan2.1-T2V-14B-Diffusers", pipe)


@miniature("load/diffusers/Wan-AI-Wan2-1-VACE-1-3B-diffusers")
def wan_vace(hub, record):
    channels = 2 * CHANNELS + LEVELED**2
    transformer = d.WanVACETransformer3DModel(**WAN, patch_size=(1, 1, 2), vace_layers=[0], vace_in_channels=channels)
    pipe = d.WanVACEPipeline(**wan_parts(transformer=transformer, vae=leveled_vae()))
    write_family(hub, record, "Wan-AI/Wan2.1-VACE-1.3B-diffusers", pipe)


@miniature("load/diffusers/Skywork-SkyReels-V2-T2V-14B-540P-Diffusers")
def sky_reels(hub, record):
    transformer = d.SkyReelsV2Transformer3DModel(**WAN, patch_size=(1, 17, 15))
    pipe = d.SkyReelsV2Pipeline(**wan_parts(transformer=transformer, vae=leveled_vae()))
    write_family(hub, record, "Skywork/SkyReels-V2-T2V-14B-540P-Diffusers", pipe)


@miniature("load/diffusers/genmo-mochi-1-preview")
def mochi(hub, record):
    """Its autoencoder has groups of 32 channels, so it makes a film large only in its last step."""
    vae = d.AutoencoderKLMochi(
        latent_channels=CHANNELS,
        encoder_block_out_channels=(32, 32, 32, 32),
        decoder_block_out_channels=(32, 32, 32, 32),
        layers_per_block=(0, 1, 1, 1, 1),
        spatial_expansions=(1, 1, 8),
        add_attention_block=(False,) * 5,
        latents_mean=None,
        latents_std=None,
    )
    transformer = d.MochiTransformer3DModel(
        num_attention_heads=1,
        attention_head_dim=32,
        num_layers=1,
        pooled_projection_dim=16,
        in_channels=CHANNELS,
        text_embed_dim=WIDTH,
        time_embed_dim=32,
    )
    pipe = d.MochiPipeline(flow(), vae, **t5_words(WIDTH), transformer=transformer)
    write_family(hub, record, "genmo/mochi-1-preview", pipe)


@miniature("load/diffusers/hunyuanvideo-community-HunyuanVideo")
def hunyuan(hub, record):
    pipe = d.HunyuanVideoPipeline(
        text_encoder=t.LlamaModel(t.LlamaConfig(**{**SIZE, "num_hidden_layers": 3})),
        tokenizer=bert_tokenizer(LENGTH),
        **hunyuan_parts(hub),
    )
    write_family(hub, record, "hunyuanvideo-community/HunyuanVideo", pipe)


@miniature("load/diffusers/hunyuanvideo-community-HunyuanVideo-I2V")
def hunyuan_with_picture(hub, record):
    """Its words come from a Llava that sees 24 by 24 patches of the image, from the place of the sixth token on."""
    tokenizer = word_tokenizer(["<|start_header_id|>", "<|end_header_id|>", "<|eot_id|>", "<image>", "\n\n"])
    sees = {"hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 2, "num_attention_heads": 2}
    text = t.LlamaConfig(**{**SIZE, "vocab_size": len(tokenizer), "num_hidden_layers": 3})
    encoder = t.LlavaConfig(
        vision_config=t.CLIPVisionConfig(**sees, image_size=96, patch_size=4),
        text_config=text,
        image_token_index=tokenizer.convert_tokens_to_ids("<image>"),
        image_seq_length=24 * 24,
        pad_token_id=PAD,
    )
    pipe = d.HunyuanVideoImageToVideoPipeline(
        text_encoder=t.LlavaForConditionalGeneration(encoder),
        tokenizer=tokenizer,
        image_processor=t.CLIPImageProcessor(size={"shortest_edge": 96}, crop_size={"height": 96, "width": 96}),
        **hunyuan_parts(hub, depth_of_block=0, patch_size_t=3, image_condition_type="token_replace"),
    )
    write_family(hub, record, "hunyuanvideo-community/HunyuanVideo-I2V", pipe)


def word_tokenizer(marks: list[str]) -> t.PreTrainedTokenizerFast:
    """Knows no word, and each is one token, as each of the marks is: for models that count the tokens of a fixed text."""
    tokenizer = Tokenizer(models.WordLevel({word: at for at, word in enumerate(SPECIAL)}, unk_token="[UNK]"))
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.post_processor = processors.TemplateProcessing(single="[CLS] $A", special_tokens=[("[CLS]", START)])
    words = t.PreTrainedTokenizerFast(tokenizer_object=tokenizer, pad_token="[PAD]", unk_token="[UNK]", bos_token="[CLS]")
    words.add_tokens(marks, special_tokens=True)
    return words


def hunyuan_parts(hub, depth_of_block: int = 1, **settings) -> dict:
    depth = 5
    vae = d.AutoencoderKLHunyuanVideo(
        latent_channels=CHANNELS,
        down_block_types=("HunyuanVideoDownBlock3D",) * depth,
        up_block_types=("HunyuanVideoUpBlock3D",) * depth,
        block_out_channels=(2,) * depth,
        layers_per_block=depth_of_block,
        norm_num_groups=1,
        spatial_compression_ratio=16,
        mid_block_add_attention=False,
    )
    transformer = d.HunyuanVideoTransformer3DModel(
        in_channels=CHANNELS,
        out_channels=CHANNELS,
        num_attention_heads=1,
        attention_head_dim=32,
        num_layers=1,
        num_single_layers=1,
        num_refiner_layers=1,
        patch_size=5,
        text_embed_dim=WIDTH,
        pooled_projection_dim=CLIP["hidden_size"],
        rope_axes_dim=(8, 12, 12),
        **settings,
    )
    return {
        "transformer": transformer,
        "vae": vae,
        "scheduler": flow(),
        "text_encoder_2": clip_words(),
        "tokenizer_2": clip_tokenizer(hub),
    }


@miniature("load/diffusers/Lightricks-LTX-Video")
def ltx(hub, record):
    depth = 4
    vae = d.AutoencoderKLLTXVideo(
        latent_channels=CHANNELS,
        block_out_channels=(8,) * depth,
        decoder_block_out_channels=(8,) * depth,
        layers_per_block=(1,) * (depth + 1),
        decoder_layers_per_block=(1,) * (depth + 1),
    )
    transformer = d.LTXVideoTransformer3DModel(
        in_channels=CHANNELS,
        out_channels=CHANNELS,
        num_attention_heads=1,
        attention_head_dim=32,
        cross_attention_dim=32,
        num_layers=1,
        caption_channels=WIDTH,
    )
    pipe = d.LTXPipeline(flow(), vae, **t5_words(WIDTH), transformer=transformer)
    write_family(hub, record, "Lightricks/LTX-Video", pipe)


@miniature(
    "load/diffusers/Lightricks-LTX-2-5-Diffusers",
    "load/diffusers/gguf-image-to-video",
    "load/diffusers/few-steps-film",
    "load/diffusers/few-steps-film-of-unknown-file",
    "load/diffusers/few-steps-film-from-image-of-unknown-file",
)
def ltx2(hub, record):
    write_family(hub, record, "Lightricks/LTX-2.5-Diffusers", d.LTX2Pipeline(**ltx2_parts()))


@miniature("load/diffusers/image-to-video-of-text-to-video")
def ltx2_of_makers(hub, record):
    """In the layout of Diffusers, which is in a repository of its own."""
    d.LTX2Pipeline(**ltx2_parts()).save_pretrained(hub.repo("diffusers/LTX-2.3-Diffusers"))


@miniature("load/diffusers/few-steps-film-from-image")
def ltx2_distilled(hub, record):
    d.LTX2Pipeline(**ltx2_parts()).save_pretrained(hub.repo(record["id"]))


@miniature("load/diffusers/lora-in-context")
def ltx2_adapter(hub, record):
    write_family(hub, record, "diffusers/LTX-2.3-Diffusers", d.LTX2Pipeline(**ltx2_parts()))


def ltx2_parts() -> dict:
    """A film, 128 times smaller inside, with its sound: notes of eight bands."""
    from diffusers.pipelines.ltx2 import LTX2TextConnectors
    from diffusers.pipelines.ltx2.vocoder import LTX2Vocoder

    heads = {"connector_num_attention_heads": 2, "connector_attention_head_dim": 16, "connector_num_layers": 1}
    registers = {"connector_num_learnable_registers": None}
    connectors = LTX2TextConnectors(
        caption_channels=WIDTH,
        text_proj_in_factor=SIZE["num_hidden_layers"] + 1,
        **{f"{kind}_{name}": value for kind in ("video", "audio") for name, value in {**heads, **registers}.items()},
        connector_rope_base_seq_len=64,
        rope_double_precision=False,
        rope_type="split",
    )
    vocoder = LTX2Vocoder(
        in_channels=2 * BANDS,
        hidden_channels=8,
        upsample_kernel_sizes=[4, 4],
        upsample_factors=[2, 2],
        resnet_kernel_sizes=[3],
        resnet_dilations=[[1, 3, 5]],
        output_sampling_rate=16_000,
    )
    return {
        "scheduler": flow(),
        "vae": ltx2_vae(),
        "audio_vae": d.AutoencoderKLLTX2Audio(
            base_channels=4, ch_mult=(1,), num_res_blocks=1, resolution=32, latent_channels=2, mel_bins=BANDS
        ),
        "text_encoder": t.Gemma3ForConditionalGeneration(gemma3()),
        "tokenizer": bert_tokenizer(LENGTH),
        "connectors": connectors,
        "transformer": ltx2_transformer(),
        "vocoder": vocoder,
    }


BANDS = 8


def ltx2_vae() -> d.AutoencoderKLLTX2Video:
    return d.AutoencoderKLLTX2Video(
        latent_channels=CHANNELS,
        block_out_channels=(8, 8),
        decoder_block_out_channels=(8, 8),
        layers_per_block=(1, 1, 1),
        decoder_layers_per_block=(1, 1, 1),
        spatio_temporal_scaling=(True, True),
        decoder_spatio_temporal_scaling=(True, True),
        decoder_inject_noise=(False, False, False),
        downsample_type=("spatiotemporal", "spatiotemporal"),
        upsample_type=("spatiotemporal", "spatiotemporal"),
        upsample_residual=(False, False),
        upsample_factor=(1, 1),
        patch_size=32,
        decoder_causal=False,
    )


def ltx2_transformer() -> d.LTX2VideoTransformer3DModel:
    return d.LTX2VideoTransformer3DModel(
        in_channels=CHANNELS,
        out_channels=CHANNELS,
        num_attention_heads=2,
        attention_head_dim=16,
        cross_attention_dim=32,
        audio_in_channels=BANDS // 2,
        audio_out_channels=BANDS // 2,
        audio_num_attention_heads=2,
        audio_attention_head_dim=16,
        audio_cross_attention_dim=32,
        num_layers=1,
        caption_channels=WIDTH,
        rope_double_precision=False,
        rope_type="split",
    )


def gemma3() -> t.Gemma3Config:
    sees = {"hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2}
    sees |= {"image_size": 32, "patch_size": 16}
    return t.Gemma3Config(text_config=SIZE, vision_config=sees, mm_tokens_per_image=4)


@miniature("load/diffusers/Wan-AI-Wan2-2-Animate-14B-Diffusers")
def wan_animate(hub, record):
    size = {"hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 2, "num_attention_heads": 2}
    eyes = t.CLIPVisionConfig(**size, projection_dim=16, image_size=32, patch_size=16)
    transformer = d.WanAnimateTransformer3DModel(
        **{**WAN, "in_channels": 2 * CHANNELS + 4},
        latent_channels=CHANNELS,
        image_dim=16,
        motion_encoder_channel_sizes={"4": 8, "8": 8, "16": 8, "32": 8},
        motion_encoder_size=32,
        motion_style_dim=8,
        motion_dim=4,
        motion_encoder_dim=16,
        face_encoder_hidden_dim=16,
        face_encoder_num_heads=2,
        inject_face_latents_blocks=1,
    )
    pipe = d.WanAnimatePipeline(
        **wan_parts(transformer=transformer, vae=wan_vae(8)),
        image_encoder=t.CLIPVisionModel(eyes),
        image_processor=t.CLIPImageProcessor(size={"shortest_edge": 32}, crop_size={"height": 32, "width": 32}),
    )
    write_family(hub, record, "Wan-AI/Wan2.2-Animate-14B-Diffusers", pipe)


@miniature("load/diffusers/modular-driven", "load/diffusers/Wan-AI-Wan2-2-Animate-2-14B-Diffusers")
def wan_animate_2(hub, record):
    """Put together from blocks. The width of what it sees is fixed in its transformer."""
    base = "Wan-AI/Wan2.2-Animate-2-14B-Diffusers"
    size = {"hidden_size": 1280, "intermediate_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2}
    pipe = d.WanAnimate2Blocks().init_pipeline()
    pipe.update_components(
        **t5_words(WIDTH),
        image_encoder=t.CLIPVisionModel(t.CLIPVisionConfig(**size, image_size=224, patch_size=56)),
        vae=leveled_vae(),
        transformer=d.WanAnimate2Transformer3DModel(
            in_dim=2 * CHANNELS + 4,
            out_dim=CHANNELS,
            dim=32,
            num_heads=2,
            ffn_dim=32,
            freq_dim=32,
            text_dim=WIDTH,
            num_layers=1,
        ),
        scheduler=flow(shift=5.0),
    )
    save(pipe, hub.repo(base), base)
    if not record:
        name = "acme/Wan-AI-Wan2-2-Animate-2-14B-Diffusers"
        write_gguf(pipe.transformer, hub.repo(f"{name}-GGUF") / FILE)
        pipe.save_lora_weights(hub.repo(f"{name}-LoRA"), transformer_lora_layers=lora_layers(pipe.transformer))


PAIR = ["demo-HighNoise-Q4_K_M.gguf", "demo-LowNoise-Q4_K_M.gguf"]


@miniature("load/diffusers/Wan-AI-Wan2-2-T2V-A14B-Diffusers")
def wan_pair(hub, record):
    two = {name: d.WanTransformer3DModel(**WAN) for name in ("transformer", "transformer_2")}
    pipe = d.WanPipeline(**wan_parts(**two), boundary_ratio=0.9)
    write_family(hub, record, "Wan-AI/Wan2.2-T2V-A14B-Diffusers", pipe, PAIR)


@miniature("load/diffusers/Wan-AI-Wan2-2-I2V-A14B-Diffusers")
def wan_two(hub, record):
    """Has two transformers, one for each end of the noise, each in a file of its own."""
    settings = {**WAN, "in_channels": 2 * CHANNELS + 4}
    two = {name: d.WanTransformer3DModel(**settings) for name in ("transformer", "transformer_2")}
    pipe = d.WanImageToVideoPipeline(**wan_parts(**two), boundary_ratio=0.9)
    write_family(hub, record, "Wan-AI/Wan2.2-I2V-A14B-Diffusers", pipe, PAIR)
