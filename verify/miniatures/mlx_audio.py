"""Miniatures for MLX Audio: the smallest Moonshine, Parakeet, MossFormer2 and MiniMax Music, in its own layout; MLX runs without a GPU too."""

import json
from dataclasses import asdict

from miniatures.hub import miniature
from miniatures.words import LETTERS, bert_tokenizer


@miniature("load/mlx-audio/transcription", needs=["mlx_audio"])
def moonshine(hub, record):
    from mlx_audio.stt.models.moonshine import Model, ModelConfig

    folder = hub.repo(record["id"])
    tokenizer = bert_tokenizer(512)
    tokenizer.save_pretrained(folder)
    sides = {f"{side}_num_hidden_layers": 1 for side in ("encoder", "decoder")}
    heads = {f"{side}_num_attention_heads": 2 for side in ("encoder", "decoder")}
    settings = {"vocab_size": len(tokenizer), "hidden_size": 32, "intermediate_size": 32, **sides, **heads}
    config = ModelConfig(**settings, decoder_start_token_id=2, eos_token_id=3)
    write(folder, Model(config), asdict(config), is_conv=lambda name: "conv" in name)


@miniature("load/mlx-audio/transcription-without-task", needs=["mlx_audio"])
def parakeet(hub, record):
    from mlx_audio.stt.models.parakeet import Model

    settings = {
        "target": "nemo.collections.asr.models.ctc_bpe_models.EncDecCTCModelBPE",
        "preprocessor": {
            "sample_rate": 16000,
            "normalize": "per_feature",
            "window_size": 0.025,
            "window_stride": 0.01,
            "window": "hann",
            "features": 16,
            "n_fft": 512,
            "dither": 0.0,
        },
        "encoder": {
            "feat_in": 16,
            "n_layers": 1,
            "d_model": 16,
            "n_heads": 2,
            "ff_expansion_factor": 2,
            "subsampling_factor": 8,
            "self_attention_model": "rel_pos",
            "subsampling": "dw_striding",
            "conv_kernel_size": 9,
            "subsampling_conv_channels": 8,
            "pos_emb_max_len": 500,
        },
        "decoder": {"feat_in": 16, "num_classes": len(LETTERS), "vocabulary": list(LETTERS)},
        "decoding": {"greedy": {"max_symbols": 10}},
    }
    write(hub.repo(record["id"]), Model.from_config(settings), settings)


@miniature("load/mlx-audio/enhancement", needs=["mlx_audio"])
def mossformer(hub, record):
    from mlx_audio.sts.models.mossformer2_se.config import MossFormer2SEConfig
    from mlx_audio.sts.models.mossformer2_se.model import MossFormer2SEModel

    config = MossFormer2SEConfig(num_blocks=1)
    write(hub.repo(record["id"]), MossFormer2SEModel(config).model, {"model_type": "mossformer2_se", **config.to_dict()})


@miniature("load/mlx-audio/music", needs=["mlx_audio"])
def music(hub, record):
    from mlx_audio.music.models.minimax_music3.minimax_music3 import Model, ModelConfig

    config = ModelConfig.tiny()
    write(hub.repo(record["id"]), Model(config), asdict(config))


def write(folder, model, settings, is_conv=lambda name: False) -> None:
    """The weights of a model and its settings, as `mlx_audio.convert` writes them; convolutions that it reads from the layout of PyTorch are written in it."""
    import mlx.core as mx
    from mlx.utils import tree_flatten

    named = tree_flatten(model.parameters())
    weights = {name: one.swapaxes(1, 2) if is_conv(name) and one.ndim == 3 else one for name, one in named}
    mx.save_safetensors(str(folder / "model.safetensors"), weights, {"format": "mlx"})
    (folder / "config.json").write_text(json.dumps(settings, indent=2))
