import { AlwaysOffSampler, AlwaysOnSampler, ParentBasedSampler, type Sampler, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace';

/** Which traces are kept, by `OTEL_TRACES_SAMPLER` and its `_ARG`; the default of the specification for anything unknown. */
export function samplerOf(name: string | undefined, argument: string | undefined): Sampler {
  const share = shareOf(argument);
  switch (name) {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(share);
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) });
    default:
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
  }
}

/** From 0 to 1; all of them when nothing sensible is said. */
function shareOf(argument: string | undefined): number {
  const share = Number(argument?.trim() || 1);
  return share >= 0 && share <= 1 ? share : 1;
}
