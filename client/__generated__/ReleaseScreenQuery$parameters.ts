/**
 * @generated SignedSource<<e3fe8aafbebad685a16044b915e06dd9>>
 * @relayHash 7971ae7d1bd34baa2a4fe949e5a5d879
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 872ae78ba095ad414749144bf6b6112262f08494e7f67c33d9417044b0ff9564

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseScreenQuery } from './ReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "872ae78ba095ad414749144bf6b6112262f08494e7f67c33d9417044b0ff9564",
    "metadata": {},
    "name": "ReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
