/**
 * @generated SignedSource<<745390341b8c6732cc60e0b63753c8ec>>
 * @relayHash bee0eee0ed8b1cbcd4042aae6e6711dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85991add87d405af28e7eeebee982516cc792a77d598a5f537f870fc74db5ea7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StandaloneTrackScreenQuery } from './StandaloneTrackScreenQuery.graphql';

const node: PreloadableConcreteRequest<StandaloneTrackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85991add87d405af28e7eeebee982516cc792a77d598a5f537f870fc74db5ea7",
    "metadata": {},
    "name": "StandaloneTrackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
