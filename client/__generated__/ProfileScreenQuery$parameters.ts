/**
 * @generated SignedSource<<90f066b641f7952282a761909f602dcc>>
 * @relayHash 8ea03009b819125e3e7f04f5c2970a04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af7f7aefe64c6e2a247b446afea5c8a21c95d9478ec10f5e7cf5a6f36c990470

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af7f7aefe64c6e2a247b446afea5c8a21c95d9478ec10f5e7cf5a6f36c990470",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
