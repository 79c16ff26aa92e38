/** Plays layers with Web Audio. */
import { chanceOf } from "./chance";
import type { Curve, Layer } from "./layers";

/** A fall of 60 decibels. */
const SILENCE = 0.001;
/** Seconds of noise that are made once; each burst begins somewhere else in it. */
const NOISE = 1;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** The end of the chain: several sounds at once become no louder than the device can play. */
export function limiter(audio: BaseAudioContext): AudioNode {
  const limits = new DynamicsCompressorNode(audio, { threshold: -4, knee: 2, ratio: 20, attack: 0.002, release: 0.08 });
  limits.connect(audio.destination);
  return limits;
}

export function play(audio: BaseAudioContext, out: AudioNode, layers: readonly Layer[], volume: number): void {
  for (const layer of layers) playLayer(audio, out, layer, volume);
}

function playLayer(audio: BaseAudioContext, out: AudioNode, layer: Layer, volume: number): void {
  const begin = audio.currentTime + layer.at;
  const gain = envelope(audio, layer, begin, volume);
  const source = layer.pitch ? oscillator(audio, layer, layer.pitch, begin) : noise(audio);
  filtered(audio, source, layer, begin).connect(pulsing(audio, gain, layer, begin));
  gain.connect(out);
  source.start(begin, ...(source instanceof AudioBufferSourceNode ? [(layer.at * 7.3 + layer.length * 31) % NOISE] : []));
  source.stop(begin + layer.length);
}

function envelope(audio: BaseAudioContext, { attack, hold, length, volume }: Layer, begin: number, factor: number): GainNode {
  const node = new GainNode(audio, { gain: 0 });
  const most = volume * factor;
  node.gain.setValueAtTime(0, begin);
  node.gain.linearRampToValueAtTime(most, begin + attack);
  node.gain.setValueAtTime(most, begin + attack + hold);
  node.gain.exponentialRampToValueAtTime(most * SILENCE, begin + length);
  return node;
}

function oscillator(audio: BaseAudioContext, { source, length, vibrato }: Layer, pitch: Curve, begin: number): OscillatorNode {
  const node = new OscillatorNode(audio, { type: source as OscillatorType });
  follow(node.frequency, pitch, begin, length);
  if (vibrato) swing(audio, node.detune, vibrato.rate, vibrato.cents, begin, length);
  return node;
}

function noise(audio: BaseAudioContext): AudioBufferSourceNode {
  const made = noises.get(audio) ?? makeNoise(audio);
  noises.set(audio, made);
  return new AudioBufferSourceNode(audio, { buffer: made, loop: true });
}

function makeNoise(audio: BaseAudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: audio.sampleRate * NOISE, sampleRate: audio.sampleRate });
  const chance = chanceOf(1);
  buffer.copyToChannel(Float32Array.from({ length: buffer.length }, () => chance() * 2 - 1), 0);
  return buffer;
}

function filtered(audio: BaseAudioContext, source: AudioNode, { filter, length }: Layer, begin: number): AudioNode {
  if (!filter) return source;
  const node = new BiquadFilterNode(audio, { type: filter.type, Q: filter.q });
  follow(node.frequency, filter.pitch, begin, length);
  return source.connect(node);
}

/** The input of a gain whose volume pulses. */
function pulsing(audio: BaseAudioContext, gain: AudioNode, { tremolo, length }: Layer, begin: number): AudioNode {
  if (!tremolo) return gain;
  const node = new GainNode(audio, { gain: 0.5 });
  swing(audio, node.gain, tremolo, 0.5, begin, length);
  node.connect(gain);
  return node;
}

/** Let a parameter swing around its value. */
function swing(audio: BaseAudioContext, what: AudioParam, rate: number, depth: number, begin: number, length: number): void {
  const node = new OscillatorNode(audio, { frequency: rate });
  node.connect(new GainNode(audio, { gain: depth })).connect(what);
  node.start(begin);
  node.stop(begin + length);
}

/** Let a parameter glide through a curve. */
function follow(what: AudioParam, curve: Curve, begin: number, length: number): void {
  what.setValueAtTime(curve[0], begin);
  curve.slice(1).forEach((value, index) => what.exponentialRampToValueAtTime(value, begin + (length * (index + 1)) / (curve.length - 1)));
}
