/**
 * @generated SignedSource<<b5ba8231edf81ae92cf768c2d9da888a>>
 * @relayHash e908100f3e2b51a64aaa6603903ce8d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 783f2c1e0645a353bde9e47b8d95adea537921042a5059b66878cf3d3b132f50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseScreenQuery } from './ReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "783f2c1e0645a353bde9e47b8d95adea537921042a5059b66878cf3d3b132f50",
    "metadata": {},
    "name": "ReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
