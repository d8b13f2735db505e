/**
 * @generated SignedSource<<8c54a4b8bd7096f70c966698cddf60f9>>
 * @relayHash 1f5fd9f7c34213adea6598fe24b3eb8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9cbe9c58d8d2be764aa557fc493f65bba0a7ba85a0d2e6814a5caacea319716

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseScreenQuery } from './ReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9cbe9c58d8d2be764aa557fc493f65bba0a7ba85a0d2e6814a5caacea319716",
    "metadata": {},
    "name": "ReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
