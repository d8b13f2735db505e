/**
 * @generated SignedSource<<0168ac575b908cbb850897234c3474da>>
 * @relayHash b5e3302046838e23b17fa5a36574a4d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30ea4e74b242d6388e358b8edadfcdaa53c6613ef956cd57a8172806dc200fca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeaturesTabQuery } from './FeaturesTabQuery.graphql';

const node: PreloadableConcreteRequest<FeaturesTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30ea4e74b242d6388e358b8edadfcdaa53c6613ef956cd57a8172806dc200fca",
    "metadata": {},
    "name": "FeaturesTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
