/**
 * @generated SignedSource<<ec3dff997161412b4332cd25bb9157db>>
 * @relayHash 78de50e88c7302f0627ac0b51da80a74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3031b7197b2fd0ca6836d57083035b7a0860820269b1c9733f13ed9870896293

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsersTabQuery } from './UsersTabQuery.graphql';

const node: PreloadableConcreteRequest<UsersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3031b7197b2fd0ca6836d57083035b7a0860820269b1c9733f13ed9870896293",
    "metadata": {},
    "name": "UsersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
