/**
 * @generated SignedSource<<4cc345de99327276c890effdd08a2b28>>
 * @relayHash 53697ba3c6d4b5bfe00bd4e17410b93c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 447abfc61998af4476628c12722577f00e202a4841d1cffb451e7bc8ede55b11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlaybackSectionQuery } from './PlaybackSectionQuery.graphql';

const node: PreloadableConcreteRequest<PlaybackSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "447abfc61998af4476628c12722577f00e202a4841d1cffb451e7bc8ede55b11",
    "metadata": {},
    "name": "PlaybackSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
