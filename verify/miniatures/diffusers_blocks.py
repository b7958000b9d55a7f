"""Miniatures for diffusers: pipelines that are put together from blocks."""

import importlib
import json
import sys

import diffusers as d

from miniatures.diffusers_gguf import FILE, write_gguf
from miniatures.diffusers_parts import lora_layers, vae
from miniatures.diffusers_words import qwen3_vl_words
from miniatures.hub import miniature

LAYER = 50
"""The layer of the text encoder that MiniMax-H3 reads."""


@miniature(
    "load/diffusers/MiniMaxAI-MiniMax-H3",
    "load/diffusers/lora-modular",
    "load/diffusers/modular-image-to-video",
    "load/diffusers/modular-by-its-base",
    "load/minimax-h3/pipeline",
    "load/minimax-h3/lora",
    "load/minimax-h3/prompt",
    "load/minimax-h3/comfyui",
)
def minimax_h3(hub, record):
    is_lora = "lora" in record.get("tags", [])
    id = "MiniMaxAI/MiniMax-H3" if is_lora else record.get("id", "MiniMaxAI/MiniMax-H3")
    pipe = h3()
    save(pipe, hub.repo(id), id)
    if not record:
        write_gguf(pipe.transformer, hub.repo("acme/MiniMaxAI-MiniMax-H3-GGUF") / FILE)
    if is_lora or not record:
        folder = hub.repo(record.get("id", "acme/MiniMaxAI-MiniMax-H3-LoRA"))
        pipe.save_lora_weights(folder, transformer_lora_layers=lora_layers(pipe.transformer))


def h3():
    """For films of 64 by 64, of the fewest frames that its pipeline makes."""
    words = qwen3_vl_words(num_hidden_layers=LAYER + 1, hidden_size=8, intermediate_size=8)
    pipe = d.MiniMaxH3Blocks().init_pipeline()
    pipe.update_components(
        **words,
        tokenizer=words["processor"].tokenizer,
        vae=h3_vae(),
        audio_vae=d.AutoencoderKLMiniMaxH3Audio(
            encoder_dim=4,
            encoder_rates=(2, 2),
            latent_dim=16,
            latent_channels=4,
            num_attention_heads=2,
            decoder_dim=16,
            decoder_rates=(2, 2),
            decoder_kernel_sizes=(4, 4),
            resblock_kernel_sizes=(3,),
            resblock_dilation_sizes=((1, 3, 5),),
            sampling_rate=160,
            latents_mean=(0.0,) * 4,
            latents_std=(1.0,) * 4,
        ),
        scheduler=d.MiniMaxH3Scheduler(),
        audio_scheduler=d.MiniMaxH3Scheduler(),
        transformer=d.MiniMaxH3Transformer3DModel(
            num_attention_heads=2,
            attention_head_dim=32,
            hidden_size=32,
            num_layers=1,
            num_refiner_layers=1,
            ffn_dim=32,
            in_channels=4,
            audio_in_channels=4,
            text_dim=8,
            freq_dim=32,
            time_embed_hidden_dim=32,
            time_embed_dim=32,
            rope_freq_dim=4,
        ),
    )
    pipe.update_components(canvas_short_edge=64, canvas_max_pixels=64 * 128)
    return pipe


def h3_vae() -> d.AutoencoderKLMiniMaxH3:
    return d.AutoencoderKLMiniMaxH3(
        latent_channels=4,
        block_out_channels=(4, 4, 4, 4, 4, 4),
        layers_per_block=1,
        norm_num_groups=2,
        decoder_num_layers=1,
        decoder_num_attention_heads=1,
        decoder_attention_head_dim=16,
        latents_mean=(0.0,) * 4,
        latents_std=(1.0,) * 4,
    )


def save(pipe, folder, id: str) -> None:
    """Saves a pipeline, whose index names the repository of each part, as it does when it is sent to a hub."""
    pipe.save_pretrained(str(folder), overwrite_modular_index=True)
    index = folder / "modular_model_index.json"
    index.write_text(index.read_text().replace(json.dumps(str(folder)), json.dumps(id)))


CODE = '''import torch
from diffusers import AutoencoderKL, ModularPipelineBlocks
from diffusers.modular_pipelines import ComponentSpec, InputParam, OutputParam


class HarbourBlocks(ModularPipelineBlocks):
    """Blocks that only the repository's own code knows."""

    @property
    def description(self):
        return "Encodes a picture."

    @property
    def expected_components(self):
        return [ComponentSpec("vae", AutoencoderKL)]

    @property
    def inputs(self):
        return [InputParam("image", required=True, type_hint=torch.Tensor, description="The picture.")]

    @property
    def intermediate_outputs(self):
        return [OutputParam("latents", type_hint=torch.Tensor, description="The encoded picture.")]

    def __call__(self, components, state):
        block_state = self.get_block_state(state)
        block_state.latents = components.vae.encode(block_state.image).latent_dist.mode()
        self.set_block_state(state, block_state)
        return components, state
'''


@miniature("load/diffusers/blocks-of-its-own")
def own_blocks(hub, record):
    folder, source = hub.repo(record["id"]), hub.scratch()
    for place in (folder, source):
        (place / "harbour_blocks.py").write_text(CODE)
    sys.path.insert(0, str(source))
    blocks = importlib.import_module("harbour_blocks").HarbourBlocks()
    blocks.save_pretrained(folder)
    pipe = blocks.init_pipeline()
    pipe.update_components(vae=vae())
    save(pipe, folder, record["id"])
