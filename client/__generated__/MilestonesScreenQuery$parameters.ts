/**
 * @generated SignedSource<<f771bc22249f7b8e922eac28094f521f>>
 * @relayHash d3e4a217c5367ab817f36f1762747d51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7617b1b4c0520a5abdf523e35ecc1295282d5aa6fa3c2ab602de5669c7f0d0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MilestonesScreenQuery } from './MilestonesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MilestonesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7617b1b4c0520a5abdf523e35ecc1295282d5aa6fa3c2ab602de5669c7f0d0f",
    "metadata": {},
    "name": "MilestonesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
