"""Miniatures for diffusers: pipelines that make sound, and songs."""

import diffusers as d
import transformers as t

from miniatures.diffusers_blocks import save
from miniatures.diffusers_parts import t5_words
from miniatures.diffusers_words import LENGTH, SIZE, WIDTH, qwen3_words
from miniatures.hub import miniature
from miniatures.words import LETTERS, VOCABULARY, bert_tokenizer

RATE = 200
"""Samples in a second: few, since the pipelines make sounds of ten seconds and more."""
CHANNELS = 8
"""Of a sound inside a model, which is four times shorter there."""
HEADS = {"num_attention_heads": 2, "num_key_value_heads": 1, "head_dim": 16}


def waves() -> d.AutoencoderOobleck:
    return d.AutoencoderOobleck(
        encoder_hidden_size=4,
        downsampling_ratios=[2, 2],
        channel_multiples=[1, 2],
        decoder_channels=4,
        decoder_input_channels=CHANNELS,
        sampling_rate=RATE,
    )


@miniature("load/diffusers/sound", "load/diffusers/sound-of-unknown-class")
def stable_audio(hub, record):
    pipe = d.StableAudioPipeline(
        vae=waves(),
        **t5_words(WIDTH),
        projection_model=d.StableAudioProjectionModel(WIDTH, WIDTH, min_value=0, max_value=32),
        transformer=d.StableAudioDiTModel(
            sample_size=64,
            in_channels=CHANNELS,
            out_channels=CHANNELS,
            num_layers=1,
            attention_head_dim=8,
            num_attention_heads=4,
            num_key_value_attention_heads=2,
            cross_attention_dim=WIDTH,
            cross_attention_input_dim=WIDTH,
            time_proj_dim=16,
            global_states_input_dim=2 * WIDTH,
        ),
        scheduler=d.EDMDPMSolverMultistepScheduler(solver_order=2, sigma_schedule="exponential"),
    )
    pipe.save_pretrained(hub.repo(record["id"]))


@miniature("load/diffusers/sound-in-half-precision")
def ace_step(hub, record):
    size = {**HEADS, "hidden_size": WIDTH, "intermediate_size": WIDTH, "sliding_window": 16}
    layers = {"num_lyric_encoder_hidden_layers": 1, "num_timbre_encoder_hidden_layers": 1}
    pipe = d.AceStepPipeline(
        vae=waves(),
        **qwen3_words(),
        transformer=d.AceStepTransformer1DModel(
            **size, num_hidden_layers=1, in_channels=3 * CHANNELS, audio_acoustic_hidden_dim=CHANNELS
        ),
        condition_encoder=d.AceStepConditionEncoder(
            **size, **layers, text_hidden_dim=WIDTH, timbre_hidden_dim=CHANNELS
        ),
        scheduler=d.FlowMatchEulerDiscreteScheduler(num_train_timesteps=1),
    )
    pipe.save_pretrained(hub.repo(record["id"]))


@miniature("load/diffusers/sound-of-speech")
def longcat(hub, record):
    """Makes a sound as long as it takes to speak a text."""
    size = {"vocab_size": len(VOCABULARY), "d_model": WIDTH, "d_kv": 8, "d_ff": WIDTH, "num_layers": 1, "num_heads": 2}
    pipe = d.LongCatAudioDiTPipeline(
        vae=d.LongCatAudioDiTVae(
            channels=8,
            c_mults=[1, 2],
            strides=[4],
            latent_dim=CHANNELS,
            encoder_latent_dim=2 * CHANNELS,
            downsampling_ratio=4,
            sample_rate=RATE,
        ),
        text_encoder=t.UMT5EncoderModel(t.UMT5Config(**size)),
        tokenizer=bert_tokenizer(LENGTH),
        transformer=d.LongCatAudioDiTTransformer(
            dit_dim=WIDTH, dit_depth=1, dit_heads=2, dit_text_dim=WIDTH, latent_dim=CHANNELS, text_conv=False
        ),
    )
    pipe.save_pretrained(hub.repo(record["id"]))


BANDS = 16
"""Of a spectrum, two of which are one inside the model."""


@miniature("load/diffusers/sound-with-a-vocoder")
def audio_ldm2(hub, record):
    levels = {"block_out_channels": [8, 8], "norm_num_groups": 4}
    language = t.GPT2Config(n_embd=16, n_head=2, n_layer=1, vocab_size=len(VOCABULARY), n_positions=256)
    language.max_new_tokens = 4
    pipe = d.AudioLDM2Pipeline(
        vae=d.AutoencoderKL(
            in_channels=1,
            out_channels=1,
            down_block_types=["DownEncoderBlock2D"] * 2,
            up_block_types=["UpDecoderBlock2D"] * 2,
            **levels,
        ),
        text_encoder=t.ClapModel(clap()),
        text_encoder_2=t5_words(WIDTH)["text_encoder"],
        projection_model=d.AudioLDM2ProjectionModel(16, WIDTH, 16),
        language_model=t.GPT2LMHeadModel(language),
        tokenizer=t.RobertaTokenizer(vocab=numbered(["<s>", "<pad>", "</s>", "<unk>", "<mask>"]), merges=[], model_max_length=64),
        tokenizer_2=t.T5Tokenizer(vocab=[(word, 0.0) for word in numbered(["<pad>", "</s>", "<unk>"])], extra_ids=0, model_max_length=64),
        feature_extractor=t.ClapFeatureExtractor(),
        unet=d.AudioLDM2UNet2DConditionModel(
            **levels,
            layers_per_block=1,
            sample_size=16,
            down_block_types=("DownBlock2D", "CrossAttnDownBlock2D"),
            up_block_types=("CrossAttnUpBlock2D", "UpBlock2D"),
            attention_head_dim=4,
            cross_attention_dim=([None, 16, WIDTH], [None, 16, WIDTH]),
        ),
        scheduler=d.DDIMScheduler(clip_sample=False, set_alpha_to_one=False),
        vocoder=t.SpeechT5HifiGan(
            t.SpeechT5HifiGanConfig(
                model_in_dim=BANDS,
                sampling_rate=16_000,
                upsample_initial_channel=8,
                upsample_rates=[2, 2],
                upsample_kernel_sizes=[4, 4],
                resblock_kernel_sizes=[3],
                resblock_dilation_sizes=[[1, 3]],
                normalize_before=False,
            )
        ),
    )
    pipe.save_pretrained(hub.repo(record["id"]))


def numbered(special: list[str]) -> dict[str, int]:
    """A vocabulary of letters, for tokenizers by whose class the pipeline tells what they are for."""
    return {word: at for at, word in enumerate([*special, *LETTERS])}


def clap() -> t.ClapConfig:
    """Compares sounds with texts."""
    small = {"hidden_size": 16, "intermediate_size": 16, "projection_dim": 16}
    text = {**small, "vocab_size": len(VOCABULARY), "num_hidden_layers": 1, "num_attention_heads": 2, "pad_token_id": 0}
    sound = {**small, "depths": [1], "num_attention_heads": [2], "num_hidden_layers": 1, "patch_embeds_hidden_size": 16}
    return t.ClapConfig(text_config=text, audio_config=sound, projection_dim=16)


TOKENS = 151_675 + 16_384
"""The pipeline knows the numbers of the tokens: those of sounds come last."""
BOOKS = 8
"""Codes of a moment of sound: the language model makes the first, the decoder the others."""


@miniature("load/diffusers/song", "load/diffusers/song-with-a-prompt")
def music3(hub, record):
    width = 16
    words = {**SIZE, "vocab_size": TOKENS, "hidden_size": width, "head_dim": 8, "tie_word_embeddings": True}
    pipe = d.MiniMaxMusic3Blocks().init_pipeline()
    pipe.update_components(
        tokenizer=bert_tokenizer(LENGTH),
        language_model=t.Qwen3ForCausalLM(t.Qwen3Config(**words)),
        rvq_depth_decoder=d.MiniMaxMusic3RVQDepthDecoder(
            hidden_size=width, num_layers=1, num_attention_heads=2, intermediate_size=16, audio_vocab_size=16
        ),
        condition_encoder=d.MiniMaxMusic3ConditionEncoder(
            condition_hidden_dim=width,
            num_condition_layers=BOOKS,
            out_dim=8,
            input_sampling_rate=RATE,
            input_hop_length=RATE // 2,
            output_sampling_rate=RATE,
            output_hop_length=4,
        ),
        transformer=d.MiniMaxMusic3Transformer1DModel(
            in_channels=CHANNELS,
            condition_dim=8,
            num_layers=1,
            num_attention_heads=2,
            attention_head_dim=16,
            ff_inner_dim=16,
            rotary_dim=8,
            fourier_embedding_dim=16,
        ),
        scheduler=d.FlowMatchEulerDiscreteScheduler(),
        vocoder=d.MiniMaxMusic3Vocoder(
            latent_channels=CHANNELS,
            decoder_input_dim=8,
            decoder_hidden_dim=16,
            upsampling_ratios=(2, 2),
            sampling_rate=RATE,
        ),
    )
    save(pipe, hub.repo(record["id"]), record["id"])
