"""A miniature for Pocket TTS: a configuration as the library has it for its smallest model, and random weights."""

from miniatures.hub import miniature


@miniature("load/pocket-tts/configured", needs=["pocket_tts"])
def configured(hub, record):
    import safetensors.torch
    import torch
    import yaml
    from pocket_tts.models.mimi import build_mimi
    from pocket_tts.models.tts_model import TTSModel
    from pocket_tts.utils.config import CONFIGS_DIR, Config

    folder, at = hub.repo(record["id"]), f"hf://{record['id']}"
    settings = yaml.safe_load((CONFIGS_DIR / "english_2m_2026-10.yaml").read_text())
    settings |= {"weights_path": f"{at}/model.safetensors", "weights_path_without_voice_cloning": None}
    size = write_words(folder / "tokenizer.json")
    table = settings["flow_lm"]["lookup_table"]
    table |= {"tokenizer": "tokenizers", "n_bins": size, "tokenizer_path": str(folder / "tokenizer.json")}
    config = Config(**settings)
    model = TTSModel._from_pydantic_config(config, 0.7, 1, None, -4.0, None)
    widths = (config.flow_lm.transformer.d_model, config.mimi.inner_dim or config.mimi.seanet.dimension)
    model.flow_lm.speaker_proj_weight = torch.nn.Parameter(torch.zeros(widths))
    model.mimi = build_mimi(config.mimi)
    safetensors.torch.save_file({name: part.contiguous() for name, part in model.state_dict().items()}, folder / "model.safetensors")
    table["tokenizer_path"] = f"{at}/tokenizer.json"
    (folder / "config").mkdir()
    (folder / "config/harbour.yaml").write_text(yaml.safe_dump(settings))
    write_voice(hub.repo("kyutai/tts-voices") / "alba-mackenna/casual.wav")


def write_words(path) -> int:
    """A tokenizer of letters; returns how many tokens it knows."""
    from tokenizers import Tokenizer, models, pre_tokenizers

    tokenizer = Tokenizer(models.BPE({letter: at for at, letter in enumerate(sorted(pre_tokenizers.ByteLevel.alphabet()))}, []))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.save(str(path))
    return tokenizer.get_vocab_size()


def write_voice(path) -> None:
    """A second of noise in the place of a voice."""
    import numpy as np
    from scipy.io import wavfile

    path.parent.mkdir()
    wavfile.write(path, 24000, (np.random.default_rng(0).normal(size=24000) * 3000).astype("int16"))
