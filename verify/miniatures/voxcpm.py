"""A miniature for VoxCPM: the smallest model of its first architecture, which ends its speech as early as it may."""

from miniatures.hub import miniature

HEADS = 2
LATENT = 8
"""How many numbers the model writes for a moment of sound."""
FIRST_MARKS = 101
"""The code fixes the tokens before and after a sound: 101 and 102."""


@miniature("load/voxcpm/speech", needs=["voxcpm"])
def voxcpm(hub, record):
    import json

    import torch
    from safetensors.torch import save_file
    from voxcpm.model.voxcpm import VoxCPMConfig, VoxCPMModel
    from voxcpm.modules.audiovae import AudioVAE, AudioVAEConfig

    folder, tokenizer = hub.repo(record["id"]), words()
    tokenizer.save_pretrained(folder)
    sound = {"encoder_dim": 8, "encoder_rates": [2, 2], "latent_dim": LATENT, "decoder_dim": 16, "decoder_rates": [2, 2]}
    block = {"hidden_dim": 16, "ffn_dim": 16, "num_heads": HEADS, "num_layers": 1}
    settings = {
        "architecture": "voxcpm",
        "lm_config": language(len(tokenizer)),
        "feat_dim": LATENT,
        "residual_lm_num_layers": 1,
        "scalar_quantization_latent_dim": 8,
        "encoder_config": block,
        "dit_config": {**block, "cfm_config": {}},
        "audio_vae_config": sound,
        "max_length": 512,
        "dtype": "float32",
    }
    (folder / "config.json").write_text(json.dumps(settings, indent=2))
    hears = AudioVAE(AudioVAEConfig(**sound))
    model = VoxCPMModel(VoxCPMConfig(**settings), tokenizer, hears, device="cpu")
    with torch.no_grad():
        model.stop_proj.bias.fill_(10)
        model.stop_head.weight.copy_(torch.tensor([[-1.0], [1.0]]).expand_as(model.stop_head.weight))
    parts = {name: part.clone() for name, part in model.state_dict().items() if not name.startswith("audio_vae.")}
    save_file(parts, folder / "model.safetensors")
    torch.save({"state_dict": hears.state_dict()}, folder / "audiovae.pth")


def language(size: int) -> dict:
    """A MiniCPM of one layer."""
    width = 16 // HEADS // 2
    rope = {"type": "longrope", "long_factor": [1.0] * width, "short_factor": [1.0] * width, "original_max_position_embeddings": 512}
    heads = {"num_attention_heads": HEADS, "num_key_value_heads": HEADS}
    scales = {"scale_emb": 1.0, "dim_model_base": 16, "scale_depth": 1.0, "rope_theta": 10000.0, "rms_norm_eps": 1e-5}
    layers = {"hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 1, "max_position_embeddings": 512}
    return {"bos_token_id": 1, "eos_token_id": 2, "vocab_size": size, "rope_scaling": rope, **heads, **scales, **layers}


def words():
    """A tokenizer of letters, in the class that the library loads."""
    from transformers import LlamaTokenizerFast

    from miniatures.words import LETTERS, MARKS

    known = ["<unk>", "<s>", "</s>", "▁", *LETTERS, *LETTERS[:26].upper(), *MARKS]
    spare = [f"<spare {at}>" for at in range(FIRST_MARKS + 2 - len(known))]
    return LlamaTokenizerFast(vocab={word: at for at, word in enumerate([*known, *spare])}, merges=[])
