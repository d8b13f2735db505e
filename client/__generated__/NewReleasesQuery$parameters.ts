/**
 * @generated SignedSource<<7ebcded6f36e12df72684b273972cfa7>>
 * @relayHash a85afbbeb3b9d3cb5a03f5639eb6e6a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b489d3538c5761f2c58e685153ea8f55f826372890ca45598c6178236fad60b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewReleasesQuery } from './NewReleasesQuery.graphql';

const node: PreloadableConcreteRequest<NewReleasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b489d3538c5761f2c58e685153ea8f55f826372890ca45598c6178236fad60b",
    "metadata": {},
    "name": "NewReleasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
