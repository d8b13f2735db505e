/**
 * @generated SignedSource<<1c5191889736e86c79487f148c30c7af>>
 * @relayHash a373f28aca3919527ffb288ccccc0746
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 178956caa5188ad96d2a9c232221eaa7e83f73555a0a5ae8d2d5434b8d447a41

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "178956caa5188ad96d2a9c232221eaa7e83f73555a0a5ae8d2d5434b8d447a41",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
