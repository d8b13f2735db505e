/**
 * @generated SignedSource<<cde2901a325ceb75be2d00e982246179>>
 * @relayHash 742bf6892e6857557009678d764d5ea7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc42f30084dbd852a045b274248f326f8c8f1c0924ce68003d817ac7304ef282

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsTabQuery } from './JobsTabQuery.graphql';

const node: PreloadableConcreteRequest<JobsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc42f30084dbd852a045b274248f326f8c8f1c0924ce68003d817ac7304ef282",
    "metadata": {},
    "name": "JobsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
