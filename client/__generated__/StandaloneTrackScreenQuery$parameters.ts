/**
 * @generated SignedSource<<7809e91893465ce4fe1dfad7095d467e>>
 * @relayHash 6fa58b8bfd05c8fa656a817993fc89b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f44b75ce69f3aa41f30718768f10a2a044d475ad9178e8c6a29ad4314d43d4d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StandaloneTrackScreenQuery } from './StandaloneTrackScreenQuery.graphql';

const node: PreloadableConcreteRequest<StandaloneTrackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f44b75ce69f3aa41f30718768f10a2a044d475ad9178e8c6a29ad4314d43d4d6",
    "metadata": {},
    "name": "StandaloneTrackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
