/**
 * @generated SignedSource<<dcd1083f8125fcbdb8104458473c5386>>
 * @relayHash 17bbf5e0b757f6f0b7696917dc3ceb4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fbd56781098a1d6af4417d0e18ae33c14cca81356638560af874d5ebc8b567c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AiTeamScreenQuery } from './AiTeamScreenQuery.graphql';

const node: PreloadableConcreteRequest<AiTeamScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5fbd56781098a1d6af4417d0e18ae33c14cca81356638560af874d5ebc8b567c",
    "metadata": {},
    "name": "AiTeamScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
