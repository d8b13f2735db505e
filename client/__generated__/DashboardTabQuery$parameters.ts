/**
 * @generated SignedSource<<5ac8d5d2f36c5260b7dc9207ff672823>>
 * @relayHash b6ed3f1df0902b328168576ac0939db8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7de9011edb9a2d08c81df903365a4c6120e84fdba1ae6889d492edb6801df27b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardTabQuery } from './DashboardTabQuery.graphql';

const node: PreloadableConcreteRequest<DashboardTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7de9011edb9a2d08c81df903365a4c6120e84fdba1ae6889d492edb6801df27b",
    "metadata": {},
    "name": "DashboardTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
